/** Joins class names and leaves out undefined ones. Returns an empty string when there are none. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
