import { parseHTML } from 'linkedom'
import { expect, test, vi } from 'vitest'

import { mapStorage } from './map-storage.test-support.ts'
import { handOverScroll, takeOverScroll } from './scroll-handover.ts'

/** A page in the browser: where its headings are from its start, its height, and how far it is scrolled, in px. */
interface PageLayout {
  pathname: string
  hash?: string
  headings: readonly number[]
  height: number
  scrollY?: number
  /** Where a heading of an island is. */
  demoHeading?: number
}

function open({ pathname, hash = '', headings, height, scrollY = 0, demoHeading }: PageLayout) {
  const demo = demoHeading === undefined ? '' : '<div data-island="/demo.js"><h3></h3></div>'
  const { document } = parseHTML(
    `<html><body><h2></h2><main>${headings.map(() => '<h2></h2>').join('')}${demo}</main></body></html>`,
  )
  const tops = demoHeading === undefined ? headings : [...headings, demoHeading]
  const elements = [...document.querySelectorAll('main :is(h2, h3)')]
  for (const [index, element] of elements.entries()) {
    const top = (tops[index] ?? 0) - scrollY
    Object.assign(element, { getClientRects: () => [{}], getBoundingClientRect: () => ({ top }) })
  }
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: height })
  const scrollTo = vi.fn()
  const root = document.documentElement as unknown as HTMLElement
  return {
    window: {
      document: document as unknown as Document,
      scrollY,
      scrollTo,
      location: { pathname, hash },
      requestAnimationFrame: (callback: FrameRequestCallback) => {
        callback(0)
        return 0
      },
    },
    /** Says that the HTML is complete, and the scripts of the page too with `DOMContentLoaded`. */
    complete: (type: 'readystatechange' | 'DOMContentLoaded' = 'readystatechange') =>
      document.dispatchEvent(new (document.defaultView as typeof globalThis).Event(type)),
    isHidden: () => root.style.visibility === 'hidden',
    /** Where the page was scrolled to, in px. */
    scrolledTo: () => scrollTo.mock.calls.map(([{ top }]) => Math.round(top)),
  }
}

/** Leaves one page for another one. Returns the other one, once its HTML is complete, and the storage of the tab. */
function follow(from: PageLayout, to: PageLayout) {
  const storage = mapStorage(new Map())
  handOverScroll(open(from).window, storage, '/de/legal')
  const page = open(to)
  const taken = takeOverScroll(page.window, storage)
  return { ...page, storage, taken }
}

const english = { pathname: '/legal', headings: [100, 1000, 2000], height: 4000 }
const german = { pathname: '/de/legal', headings: [120, 1300, 2600], height: 5000 }

test.each([
  ['at the start of the page', 0, 0],
  ['at a heading', 1000, 1300],
  ['between two headings', 1500, 1950],
  ['behind the last heading', 3000, 3800],
])('the page in another language is scrolled to the same text: %s', (_, scrollY, expected) => {
  const page = follow({ ...english, scrollY }, german)
  page.complete()
  expect(page.scrolledTo()).toEqual([expected])
})

test('a page whose headings are others is scrolled by the same share', () => {
  const page = follow({ ...english, scrollY: 2000 }, { ...german, headings: [2500] })
  page.complete()
  // Three of the page's four parts were above, which is three quarters; of two parts, one and a half.
  expect(page.scrolledTo()).toEqual([3750])
})

test('headings of a demo, which another visitor may not have, do not count', () => {
  const page = follow({ ...english, scrollY: 1000, demoHeading: 500 }, german)
  page.complete()
  expect(page.scrolledTo()).toEqual([1300])
})

test('the page is hidden until it is scrolled, so that its start does not flash', () => {
  const page = follow({ ...english, scrollY: 1000 }, german)
  expect(page.taken).toBe(true)
  expect(page.isHidden()).toBe(true)
  page.complete()
  expect(page.isHidden()).toBe(false)
})

test('the position goes before a fragment, which browsers scroll to after they have parsed the page', () => {
  const page = follow({ ...english, scrollY: 1000 }, { ...german, hash: '#law' })
  page.complete()
  expect(page.isHidden()).toBe(true)
  page.complete('DOMContentLoaded')
  expect(page.isHidden()).toBe(false)
  expect(page.scrolledTo()).toEqual([1300])
})

test('the position is taken once', () => {
  const { storage } = follow({ ...english, scrollY: 1000 }, german)
  expect(takeOverScroll(open(german).window, storage)).toBe(false)
})

test('another page leaves the position alone and removes it', () => {
  const page = follow({ ...english, scrollY: 1000 }, { ...german, pathname: '/news' })
  expect(page.taken).toBe(false)
  expect(page.isHidden()).toBe(false)
  expect(takeOverScroll(open(german).window, page.storage)).toBe(false)
})

test.each([
  '',
  'not JSON',
  '{"pathname":"/de/legal"}',
  '{"pathname":"/de/legal","position":"x","last":0}',
  'null',
])('an entry that is not a position is ignored: %s', (text) => {
  expect(takeOverScroll(open(german).window, mapStorage(new Map([['sf:scroll-handover', text]])))).toBe(false)
})
