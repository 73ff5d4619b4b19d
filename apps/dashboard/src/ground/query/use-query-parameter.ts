import { useSearchParams } from 'react-router'

/**
 * A filter, range or the like that the address holds. Changing it keeps the other parameters, adds no entry to the history and does
 * not scroll. Null removes it.
 */
export function useQueryParameter(
  name: string,
): readonly [value: string | null, change: (value: string | null) => void] {
  const [query, setQuery] = useSearchParams()
  return [
    query.get(name),
    (value) =>
      setQuery(
        (previous) => {
          const next = new URLSearchParams(previous)
          if (value === null) next.delete(name)
          else next.set(name, value)
          return next
        },
        { replace: true, preventScrollReset: true },
      ),
  ]
}
