import { expect, test } from 'vitest'

import { connectDemoInputs } from './connect-demo-inputs.ts'

const html = `<div data-island="/demo.js">
  <textarea id="text">A sample</textarea>
  <input id="query" value="sample query">
  <select id="model"><option value="a" selected>a</option><option value="b">b</option></select>
  <input id="mail" name="email" value="">
</div>`

/** A page load in a tab, whose storage stays. */
function load(session: Map<string, string>, { search = '', user = '' } = {}) {
  const document = new DOMParser().parseFromString(html, 'text/html')
  const storageOf = (items: Map<string, string>) => ({
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
  })
  const local = new Map([['sf:user.user', JSON.stringify(user === '' ? null : { uid: user })]])
  const isKept = connectDemoInputs(document, storageOf(session), storageOf(local), {
    pathname: '/reranker',
    search,
  })
  const field = (id: string) => document.querySelector<HTMLInputElement>(`#${id}`) as HTMLInputElement
  return {
    isKept,
    value: (id: string) => field(id).value,
    type(id: string, value: string) {
      field(id).value = value
      field(id).dispatchEvent(new Event('input', { bubbles: true }))
    },
  }
}

function typed() {
  const session = new Map<string, string>()
  const page = load(session)
  page.type('text', 'my text')
  page.type('query', 'my query')
  page.type('model', 'b')
  page.type('mail', 'me@example.com')
  return session
}

test('what is typed and chosen in a demo survives a reload', () => {
  const page = load(typed())
  expect([page.value('text'), page.value('query'), page.value('model')]).toEqual(['my text', 'my query', 'b'])
  expect(page.isKept).toBe(true)
  expect(load(new Map()).isKept).toBe(false)
})

test('a field of a form that is sent is not kept', () => {
  const session = typed()
  expect(JSON.stringify([...session])).not.toContain('me@example.com')
  expect(load(session).value('mail')).toBe('')
})

test('what the address asks for wins, and another user sees nothing', () => {
  expect(load(typed(), { search: '?q=asked' }).value('query')).toBe('sample query')
  expect(load(typed(), { user: 'u1' }).value('query')).toBe('sample query')
})

test.each(['', '{', 'null', '[]', '7', '{"user":"","values":null}', '{"user":"","values":{"/reranker":7}}'])(
  'damaged entry %j is left out',
  (text) => {
    const page = load(new Map([['sf:embedding.userDocuments', text]]))
    expect(page.value('text')).toBe('A sample')
    page.type('text', 'again')
  },
)
