import { parseHTML } from 'linkedom'
import { afterEach, expect, test, vi } from 'vitest'

import { connectSettings } from './connect-settings.ts'
import { mapStorage } from './map-storage.test-support.ts'

const page = `<html><body>
  <aside data-needs="showTopNotification"><button data-switch-off="showTopNotification"></button></aside>
  <header><a href="/"></a></header>
  <input type="checkbox" data-setting="enableRecommender">
  <input type="checkbox" data-setting="showSearchBar">
  <aside data-needs="showBookNotification" data-once="showBookNotification"></aside>
</body></html>`

/** Opens a page with stored settings, in a window whose events the test sends. */
function open(stored: Record<string, string> = {}) {
  const { document, window } = parseHTML(page)
  const named = Object.entries(stored).map(([name, value]) => [`sf:settings.${name}`, value] as const)
  const [local, session] = [new Map(named), new Map<string, string>()]
  const target = new EventTarget()
  const seen: ((entries: object[]) => void)[] = []
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target))
  vi.stubGlobal('dispatchEvent', target.dispatchEvent.bind(target))
  vi.stubGlobal('HTMLElement', window.HTMLElement)
  vi.stubGlobal('Element', window.Element)
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: object[]) => void) {
        seen.push(callback)
      }
      observe = () => {}
    },
  )
  connectSettings(document as unknown as Document, mapStorage(local), mapStorage(session))
  const element = (selector: string) => document.querySelector(selector) as unknown as HTMLInputElement
  return {
    document,
    stored: () => Object.fromEntries([...local, ...session]),
    session,
    on: () => document.documentElement.dataset['on']?.split(' ') ?? [],
    element,
    check(name: string, checked: boolean) {
      const box = element(`[data-setting="${name}"]`)
      box.checked = checked
      box.dispatchEvent(new window.Event('change'))
    },
    press: (selector: string) =>
      element(selector).dispatchEvent(new window.Event('click', { bubbles: true })),
    scrollTo: (selector: string) =>
      seen.forEach((notify) => notify([{ isIntersecting: true, target: element(selector) }])),
    send: (type: string) => target.dispatchEvent(new Event(type)),
  }
}
afterEach(() => vi.unstubAllGlobals())

test('a checkbox shows the stored setting', () => {
  const { element, on } = open({ enableRecommender: 'false' })
  expect(element('[data-setting="enableRecommender"]').checked).toBe(false)
  expect(on()).not.toContain('enableRecommender')
})

test('a choice is stored and takes effect at once', () => {
  const { check, on, stored } = open()
  expect(on()).toContain('enableRecommender')
  check('enableRecommender', false)
  expect(stored()).toEqual({ 'sf:settings.enableRecommender': 'false' })
  expect(on()).not.toContain('enableRecommender')
})

test('a setting that is not persisted is in the storage of the tab', () => {
  const { check, on, session } = open()
  check('showSearchBar', true)
  expect([...session]).toEqual([['sf:settings.showSearchBar', 'true']])
  expect(on()).toContain('showSearchBar')
})

test('a button closes its part of the page for good, and the focus goes to what follows', () => {
  const { element, on, press, stored } = open({ showTopNotification: 'true' })
  const focus = vi.fn()
  element('header a').focus = focus
  expect(on()).toContain('showTopNotification')
  press('[data-switch-off]')
  expect(on()).not.toContain('showTopNotification')
  expect(stored()).toEqual({ 'sf:settings.showTopNotification': 'false' })
  expect(focus).toHaveBeenCalledOnce()
})

test('a notice that was seen stays until the page is left, and is not shown again', () => {
  const { on, scrollTo, send, stored } = open()
  scrollTo('[data-once]')
  send('storage')
  expect(on()).toContain('showBookNotification')
  send('pagehide')
  expect(stored()).toEqual({ 'sf:settings.showBookNotification': 'false' })
})

test('a notice that was not in view is shown again', () => {
  const { send, stored } = open()
  send('pagehide')
  expect(stored()).toEqual({})
})
