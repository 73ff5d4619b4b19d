import { parseHTML } from 'linkedom'
import { afterEach, expect, test, vi } from 'vitest'

import { sectionsPath } from './page-entries.ts'

const page = `<html><body><header><a href="/news">News</a><a href="/reader">Reader</a></header>
  <dialog data-palette><input><ul role="listbox"></ul><p role="status"></p>
  <div data-prototype><li role="option"><span><span data-label></span><span data-description></span></span><small data-language></small></li></div></dialog></body></html>`

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Opens the palette with two pages. Returns a function that presses a key, and the addresses that were opened. */
async function open({ lang = 'en-US' } = {}) {
  const { document, window } = parseHTML(page)
  document.documentElement.lang = lang
  const opened: string[] = []
  vi.stubGlobal('HTMLElement', window.HTMLElement)
  vi.stubGlobal('location', { pathname: '/', assign: (address: string) => opened.push(address) })
  const storage = { getItem: () => null, setItem: () => {} }
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', storage)
  const pages = ['/news', '/reader'].map((path) => ({ path, title: path, description: '' }))
  const section = {
    path: '/docs/reference/rerank#timeout',
    title: 'timeout',
    description: 'Errors',
    words: 'slow',
  }
  vi.stubGlobal('fetch', (address: string) => {
    if (address === sectionsPath('guides')) return Promise.resolve(Response.json([section]))
    return Promise.resolve(
      address.startsWith('/pages/sections/') ? new Response(null, { status: 404 }) : Response.json(pages),
    )
  })
  const dialog = document.querySelector('dialog')
  const input = document.querySelector('input')
  if (dialog === null || input === null) throw new Error('The page has no palette.')
  Object.assign(dialog, { showModal: () => {} })
  Object.assign(window.HTMLElement.prototype, { scrollIntoView: () => {} })
  // It belongs to one document, and each test has its own.
  vi.resetModules()
  const { openCommandPalette } = await import('./palette.ts')
  openCommandPalette(document)
  await vi.waitFor(() => expect(document.querySelectorAll('[role=listbox] > *')).toHaveLength(2))
  const press = (key: string, more: object = {}) =>
    input.dispatchEvent(Object.assign(new window.Event('keydown'), { key, ...more }))
  const type = (text: string) => {
    input.value = text
    input.dispatchEvent(new window.Event('input'))
  }
  return { document, press, type, opened }
}

test('keys of an input method neither move in the list nor open a page', async () => {
  const { press, opened } = await open()
  press('ArrowDown', { isComposing: true })
  press('Enter', { isComposing: true })
  press('Enter', { keyCode: 229 })
  expect(opened).toEqual([])
  press('ArrowDown')
  press('Enter')
  expect(opened).toEqual(['/reader'])
})

test('what is typed finds sections of the documentation, also when some of them did not load', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { document, press, type, opened } = await open()
  type('timeuot')
  await vi.waitFor(() => expect(document.querySelectorAll('[role=listbox] > *')).toHaveLength(2))
  press('Enter')
  expect(opened).toEqual(['/docs/reference/rerank#timeout'])
})

test.each([
  ['de', 'English', 'en-US'],
  ['en-US', '', null],
])('on a page in %s, a result that is in English only is marked with "%s"', async (ofPage, name, lang) => {
  const { document, type } = await open({ lang: ofPage })
  type('timeout')
  await vi.waitFor(() => expect(document.querySelector('[data-label]')?.textContent).toBe('timeout'))
  const result = document.querySelector('[role=option]')
  expect(result?.querySelector('[data-language]')?.textContent).toBe(name)
  expect(result?.firstElementChild?.getAttribute('lang')).toBe(lang)
})
