import { parseHTML } from 'linkedom'
import { afterEach, expect, test, vi } from 'vitest'

import { connectLanguages } from './connect-languages.ts'
import { mapStorage } from './map-storage.test-support.ts'

/** Opens `/reader?x=1#code`, follows its link to a page, and returns what is stored and where the link leads. */
function follow(pathname: string, type: string, keys: { ctrlKey?: boolean } = {}) {
  const { document, Event, Element } = parseHTML(
    '<html><body><header><a hreflang="de"></a></header><main></main></body></html>',
  )
  const link = Object.assign(document.querySelector('a') ?? {}, {
    hreflang: 'de',
    pathname,
    search: '',
    hash: '',
  })
  const place = { pathname: '/reader', search: '?x=1', hash: '#code' }
  vi.stubGlobal('Element', Element)
  vi.stubGlobal('location', place)
  vi.stubGlobal('window', { document, scrollY: 0, location: place })
  const [local, session] = [new Map<string, string>(), new Map<string, string>()]
  connectLanguages(document as unknown as Document, mapStorage(local), mapStorage(session))
  document.querySelector('a')?.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), keys))
  return { local: Object.fromEntries(local), session: [...session.keys()], leadsTo: link.search + link.hash }
}

afterEach(() => vi.unstubAllGlobals())

const german = { 'sf:settings.language': '"de"' }

test('a link to another language stores it, keeps query and fragment, and hands over the scroll position', () => {
  expect(follow('/de/reader', 'click')).toEqual({
    local: german,
    session: ['sf:scroll-handover'],
    leadsTo: '?x=1#code',
  })
})

test.each([
  ['in another tab by the middle button', '/de/reader', 'auxclick', {}],
  ['in another tab by a key that is held', '/de/reader', 'click', { ctrlKey: true }],
  ['to this page again', '/reader', 'click', {}],
] as const)(
  'a link that is followed %s leaves the next page of this tab as it is',
  (_, pathname, type, keys) => {
    expect(follow(pathname, type, keys)).toEqual({ local: german, session: [], leadsTo: '?x=1#code' })
  },
)

test('a link to a page in another language outside the language menus stores nothing', () => {
  const { document, Event, Element } = parseHTML(
    '<html><body><header></header><main><a hreflang="en-US"></a></main></body></html>',
  )
  vi.stubGlobal('Element', Element)
  const local = new Map<string, string>()
  connectLanguages(document as unknown as Document, mapStorage(local), mapStorage(new Map()))
  document.querySelector('a')?.dispatchEvent(new Event('click', { bubbles: true }))
  expect([...local]).toEqual([])
})
