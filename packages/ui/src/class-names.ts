/** Joins the class names that are there; nothing at all gives an empty string. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
