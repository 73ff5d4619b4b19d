/**
 * Headers of requests: an object, a `Headers`, or a list of names and values. In an object, null removes a header that was set before, and
 * undefined changes nothing. Names are case-insensitive.
 */
export type HeaderSettings =
  | Readonly<Record<string, string | null | undefined>>
  | Iterable<readonly [string, string]>

/** Merges headers. Later ones take precedence. */
export function mergeHeaders(...all: (HeaderSettings | HeadersInit | undefined)[]): Headers {
  const merged = new Headers()
  for (const headers of all) {
    const entries: Iterable<readonly [string, string | null | undefined]> =
      headers && Symbol.iterator in headers ? (headers as [string, string][]) : Object.entries(headers ?? {})
    for (const [name, value] of entries)
      if (value === null) merged.delete(name)
      else if (value !== undefined) merged.set(name, value)
  }
  return merged
}
