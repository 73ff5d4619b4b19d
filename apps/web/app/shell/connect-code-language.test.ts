import { parseHTML } from 'linkedom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { connectCodeLanguage } from './connect-code-language.ts'
import { mapStorage } from './map-storage.test-support.ts'

beforeEach(() => vi.stubGlobal('scrollBy', () => undefined))
afterEach(() => vi.unstubAllGlobals())

/** A page with two samples, each in cURL (which is shown) and Python. */
function samplesPage() {
  const sample = (name: string) =>
    `<div data-code-samples><input type="radio" name="${name}" value="cURL" checked><input type="radio" name="${name}" value="Python"></div>`
  const { document, Event } = parseHTML(`<html><body>${sample('a')}${sample('b')}</body></html>`)
  for (const input of document.querySelectorAll('input'))
    input.getBoundingClientRect = () => ({ top: 0 }) as DOMRect
  const chosen = () =>
    [...document.querySelectorAll('input')].filter(({ checked }) => checked).map(({ value }) => value)
  const choose = (value: string) =>
    document.querySelector(`[value=${value}]`)?.dispatchEvent(new Event('change'))
  return { document, chosen, choose }
}

test('a choice applies to all samples, and to those of the next page', () => {
  const storage = mapStorage(new Map())
  const first = samplesPage()
  connectCodeLanguage(first.document, storage)
  first.choose('Python')
  expect(first.chosen()).toContain('Python')
  expect(first.chosen().filter((value) => value === 'Python')).toHaveLength(2)

  const next = samplesPage()
  connectCodeLanguage(next.document, storage)
  expect(next.chosen().filter((value) => value === 'Python')).toHaveLength(2)
})
