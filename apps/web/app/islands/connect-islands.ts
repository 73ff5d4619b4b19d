import { apiKeyEntry } from '@search-foundation/store/preferences'

import { followComposition } from './composition.ts'
import { ready, takePresses } from './early-presses.ts'
import type { IslandData } from './island-element.tsx'

/**
 * When an island starts by itself; `personal` is near the viewport for a visitor whose data it shows (see `visitor/has-personal-data.ts`), and at
 * once when the visitor gets a key while the page is open.
 * In every case it starts on a press, on focus, on input and on a key.
 */
export type IslandStart = 'visible' | 'personal' | 'idle' | 'interaction'

/** Islands start this far before they are scrolled into view. */
const nearViewport = '300px'
// Browsers fill in fields without focus.
const interactions = ['pointerdown', 'focusin', 'input', 'keydown'] as const

/**
 * Starts the islands of a page, each when it is wanted.
 * @param isPersonal whether this visitor has data that islands show
 */
export function connectIslands(document: Document, isPersonal: boolean): void {
  const islands = [...document.querySelectorAll<HTMLElement>('[data-island]')]
  if (islands.length === 0) return
  const starts = new Map(islands.map((element) => [element, connectIsland(element)]))
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        observer.unobserve(target)
        if (target instanceof HTMLElement) starts.get(target)?.()
      }
    },
    { rootMargin: nearViewport },
  )
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== apiKeyEntry || newValue === null) return
    for (const [element, start] of starts) if (element.dataset['start'] === 'personal') start()
  })
  afterPaint(() => {
    for (const [element, start] of starts) {
      const when = element.dataset['start']
      if (isTouched(element)) start()
      else if (when === 'visible' || (when === 'personal' && isPersonal)) observer.observe(element)
      else if (when === 'idle') whenIdle(start)
    }
  })
}

/** Makes an island start on the first interaction. Returns the function that starts it. */
function connectIsland(element: HTMLElement): () => void {
  let rendered: readonly Node[] = []
  let running = false
  let attempts = 0
  const endOfComposition = followComposition(element)

  // A retry needs another address: browsers remember that a module could not be loaded.
  const load = async () => {
    const address = element.dataset['island'] ?? ''
    const [{ hydrateIsland }, island] = await Promise.all([
      import('./hydrate-island.tsx'),
      import(/* @vite-ignore */ attempts === 0 ? address : `${address}?attempt=${attempts}`),
    ])
    return { hydrateIsland, Component: island.default }
  }

  const run = async () => {
    const { hydrateIsland, Component } = await load()
    const data = JSON.parse(element.nextElementSibling?.textContent ?? '') as IslandData<object>
    await endOfComposition()
    rendered = [...element.cloneNode(true).childNodes]
    const presses = takePresses(element)
    hydrateIsland(element, Component, data, (error) => {
      console.error(`The island ${element.dataset['island']} stopped.`, error)
      fail()
    })
    element.setAttribute(ready, '')
    for (const repeat of presses) repeat()
  }

  const start = () => {
    if (running) return
    running = true
    run().catch((error: unknown) => {
      console.error(`The island ${element.dataset['island']} could not be started.`, error)
      fail()
    })
  }

  const fail = () => {
    showFailure(element, () => {
      attempts++
      running = false
      // A component that threw has left the element empty.
      if (element.childElementCount === 0) element.append(...rendered)
      start()
    })
  }

  for (const type of interactions) element.addEventListener(type, start)
  // Fetches the code of an island that is about to be used. A failure is reported when it starts.
  element.addEventListener('pointerenter', () => void (running || load().catch(() => undefined)), {
    once: true,
  })
  return start
}

/** Shows the page's notice about a part that does not work, with a button to try again. */
function showFailure(element: HTMLElement, retry: () => void): void {
  element.removeAttribute(ready)
  const template = document.querySelector<HTMLTemplateElement>('template[data-island-failure]')
  const notice = template?.content.firstElementChild?.cloneNode(true)
  if (!(notice instanceof HTMLElement)) return
  notice.querySelector('button')?.addEventListener('click', () => {
    notice.remove()
    retry()
  })
  element.after(notice)
}

/** Returns whether the visitor used an island before this script ran. */
function isTouched(element: HTMLElement): boolean {
  return element.contains(document.activeElement) || element.querySelector('[data-pressed]') !== null
}

/** Runs a task after the next frame is painted, so that it does not delay the page's first paint. */
function afterPaint(task: () => void): void {
  // The first frame runs before the paint, the second after it.
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(task)))
}

function whenIdle(task: () => void): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(task)
  else setTimeout(task, 200)
}
