type Value = string | number | boolean

/** Parameters of a query. Those that are undefined are left out; a list repeats its name. */
export type Query = Readonly<Record<string, Value | readonly Value[] | undefined>>

/** Returns the parameters as a query string with its `?`; an empty string when none is set. */
export function queryString(query: Query): string {
  const parameters = new URLSearchParams()
  for (const [name, value = []] of Object.entries(query))
    for (const item of [value].flat()) parameters.append(name, String(item))
  const text = String(parameters)
  return text && `?${text}`
}
