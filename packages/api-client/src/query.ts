/** An address with a query: repeated fields for lists; undefined ones are left out. */
export function withQuery(
  path: string,
  query: Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>,
): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    for (const item of [value ?? []].flat()) parameters.append(name, String(item))
  return parameters.size > 0 ? `${path}?${parameters}` : path
}
