import { useLayoutEffect, useRef } from 'react'

/**
 * Keeps what a visitor typed into a prerendered field before its script had started: the first thing a hydrated field does
 * is to take that text over. Answers the ref of the field.
 */
export function useTypedBefore(adopt: (text: string) => void) {
  const field = useRef<HTMLInputElement>(null)
  const latest = useRef(adopt)
  useLayoutEffect(() => {
    const input = field.current
    if (input !== null && input.value !== input.defaultValue) latest.current(input.value)
  }, [])
  return field
}
