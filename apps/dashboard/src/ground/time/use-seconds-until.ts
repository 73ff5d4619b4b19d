import { useEffect, useState } from 'react'

const second = 1000

const secondsUntil = (end: number) => Math.max(0, Math.ceil((end - Date.now()) / second))

/** Counts down to a time, in milliseconds since 1970. Returns the whole seconds that are left, at least 0. */
export function useSecondsUntil(end: number): number {
  const [left, setLeft] = useState(() => secondsUntil(end))
  const [counted, setCounted] = useState(end)
  if (counted !== end) {
    setCounted(end)
    setLeft(secondsUntil(end))
  }
  useEffect(() => {
    const timer = setInterval(() => {
      const seconds = secondsUntil(end)
      setLeft(seconds)
      if (seconds === 0) clearInterval(timer)
    }, second)
    return () => clearInterval(timer)
  }, [end])
  return left
}
