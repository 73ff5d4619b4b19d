/** Milliseconds before the scroll starts. Specification §9. */
const delay = 100
/** Pixels left free above the element, for the bar. Specification §9. */
const offset = 60
/** Milliseconds to wait for an element that is not there yet. Specification §9. */
const observerTimeout = 2000

/**
 * Scrolls to the element with this id, waiting for it if it is still being drawn.
 * Resolves to false when it does not appear in time or the wait is aborted.
 */
export async function scrollToElement(id: string, signal?: AbortSignal): Promise<boolean> {
  const element = await waitForElement(id, signal)
  if (!element) return false
  await new Promise((resolve) => setTimeout(resolve, delay))
  if (signal?.aborted) return false
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({
    top: element.getBoundingClientRect().top + window.scrollY - offset,
    behavior: isStill ? 'instant' : 'smooth',
  })
  return true
}

function waitForElement(id: string, signal?: AbortSignal): Promise<HTMLElement | null> {
  const present = document.getElementById(id)
  if (present || signal?.aborted) return Promise.resolve(present)
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const element = document.getElementById(id)
      if (element) finish(element)
    })
    const giveUp = () => finish(null)
    const timer = setTimeout(giveUp, observerTimeout)
    function finish(element: HTMLElement | null) {
      observer.disconnect()
      clearTimeout(timer)
      signal?.removeEventListener('abort', giveUp)
      resolve(element)
    }
    signal?.addEventListener('abort', giveUp, { once: true })
    observer.observe(document.body, { childList: true, subtree: true })
  })
}
