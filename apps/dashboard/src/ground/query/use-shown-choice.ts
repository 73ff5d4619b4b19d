import { startTransition, useOptimistic } from 'react'

/**
 * What a field shows of a value that the address holds: the last choice at once, while the page is still drawn for the one before. Call it in the component of
 * the field, because that is drawn again before the press is answered.
 */
export function useShownChoice<Value>(
  value: Value,
  change: (value: Value) => void,
): readonly [shown: Value, choose: (value: Value) => void] {
  const [shown, show] = useOptimistic(value)
  return [
    shown,
    (next) =>
      startTransition(() => {
        show(next)
        change(next)
      }),
  ]
}
