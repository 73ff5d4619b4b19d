import { useEffect } from 'react'

import { scrollToElement } from './scroll-to-element.ts'

/** Scrolls to the element with this id whenever the id changes; see `scrollToElement`. Null leaves the page where it is. */
export function useScrollToElement(id: string | null): void {
  useEffect(() => {
    if (id === null) return
    const wait = new AbortController()
    void scrollToElement(id, wait.signal)
    return () => wait.abort()
  }, [id])
}
