import { beforeAll, expect, test } from 'vitest'

import { holdEarlySubmits, sent, waiting } from './early-submit.ts'

class FakeElement extends EventTarget {
  readonly attributes = new Map<string, string>()
  hasAttribute = (name: string) => this.attributes.has(name)
  setAttribute = (name: string, value: string) => void this.attributes.set(name, value)
}

const page = new EventTarget()
beforeAll(() => {
  Object.assign(globalThis, { Element: FakeElement })
  holdEarlySubmits(page as Document)
})

function send(form: FakeElement): Event {
  const event = new Event('submit', { cancelable: true })
  Object.defineProperty(event, 'target', { value: form })
  page.dispatchEvent(event)
  return event
}

test('a form that waits for its script is held back and marked', () => {
  const form = new FakeElement()
  form.setAttribute(waiting, '')
  expect(send(form).defaultPrevented).toBe(true)
  expect(form.hasAttribute(sent)).toBe(true)
})

test('any other form is sent', () => {
  const form = new FakeElement()
  expect(send(form).defaultPrevented).toBe(false)
  expect(form.hasAttribute(sent)).toBe(false)
})
