/** Milliseconds before the scroll starts (specification §9). */
const delay = 100
/** Pixels kept free above the element, for the top bar (specification §9). */
const offset = 60
/** Milliseconds to wait for an element that is not in the document yet (specification §9). */
const observerTimeout = 2000

/**
 * Scrolls the window to the element with this id. An element that is not in the document yet is awaited for 2000 ms. Resolves to the element,
 * or to null when it did not appear in time or `signal` was aborted.
 */
export async function scrollToElement(id: string, signal?: AbortSignal): Promise<HTMLElement | null> {
  const element = await waitForElement(id, signal)
  if (!element) return null
  await new Promise((resolve) => setTimeout(resolve, delay))
  if (signal?.aborted) return null
  const prefersNoMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({
    top: element.getBoundingClientRect().top + window.scrollY - offset,
    behavior: prefersNoMotion ? 'instant' : 'smooth',
  })
  return element
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
