import { useLocation, useSearchParams, type Location } from 'react-router'

/**
 * The query that a location gets by changes which the router has not rendered yet. The router's own setter starts from the rendered query, so
 * the second of two quick changes would undo the first.
 */
const changedQueries = new WeakMap<Location, URLSearchParams>()

/** How a change is kept in the history: in place of the entry, or as another one, with a state. */
interface HistoryEntry {
  replace: boolean
  state?: unknown
}

/**
 * Several parameters of the address, such as both ends of a period. Changing them keeps the other parameters and does not scroll; it adds an entry to the
 * history only when asked to. Null removes one.
 */
export function useQueryParameters<Name extends string>(
  ...names: readonly Name[]
): readonly [
  values: Record<Name, string | null>,
  change: (values: Partial<Record<Name, string | null>>, entry?: HistoryEntry) => void,
] {
  const location = useLocation()
  const [query, setQuery] = useSearchParams()
  const values = Object.fromEntries(names.map((name) => [name, query.get(name)])) as Record<
    Name,
    string | null
  >
  function change(
    changed: Partial<Record<Name, string | null>>,
    entry: HistoryEntry = { replace: true },
  ): void {
    const next = new URLSearchParams(changedQueries.get(location) ?? query)
    for (const [name, value] of Object.entries<string | null | undefined>(changed)) {
      if (value === null || value === undefined) next.delete(name)
      else next.set(name, value)
    }
    changedQueries.set(location, next)
    setQuery(next, { ...entry, preventScrollReset: true })
  }
  return [values, change]
}

/** A filter, range or the like that the address holds. See `useQueryParameters`. */
export function useQueryParameter(
  name: string,
): readonly [value: string | null, change: (value: string | null) => void] {
  const [values, change] = useQueryParameters(name)
  return [values[name] ?? null, (value) => change({ [name]: value })]
}
