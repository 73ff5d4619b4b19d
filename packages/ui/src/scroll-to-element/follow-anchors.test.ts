import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { followAnchors } from './follow-anchors.ts'

// When a page that opens at an anchor moves there. The rest is tested in a browser: `test/pages/follow-anchors.browser.test.ts`.

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Opens a page at the anchor of a heading; `act` is what the visitor does before the page has moved. */
async function open(act: (page: EventTarget) => void = () => undefined) {
  const scrollTo = vi.fn()
  const heading = { focus: vi.fn(), getBoundingClientRect: () => ({ top: 900 }) }
  const page = Object.assign(new EventTarget(), { activeElement: heading, getElementById: () => heading })
  Object.assign(heading, { ownerDocument: page })
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', { hash: '#models' })
  vi.stubGlobal('window', { scrollY: 0, scrollTo, matchMedia: () => ({ matches: true }) })
  followAnchors(page as unknown as Document)
  act(page)
  await vi.advanceTimersByTimeAsync(1000)
  return { scrolls: scrollTo.mock.calls.length, focuses: heading.focus.mock.calls.length }
}

test('scroll and focus move to the anchor of the address', async () => {
  expect(await open()).toEqual({ scrolls: 1, focuses: 1 })
})

test.each(['focusin', 'keydown', 'pointerdown', 'wheel'])(
  'a visitor who begins with a %s keeps place and focus',
  async (type) => {
    const kept = await open((page) => page.dispatchEvent(new Event(type)))
    expect(kept).toEqual({ scrolls: 0, focuses: 0 })
  },
)
