import { parseHTML } from 'linkedom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { updatePageMetadata } from './page-metadata.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function open() {
  const { document } = parseHTML(
    '<html><head><title>First</title><meta name="description" content="First page"></head></html>',
  )
  const description = () => document.querySelector('meta')?.getAttribute('content')
  return { document, description }
}

test('page metadata updates are debounced by 50 ms: only the last of several is shown', () => {
  const { document } = open()
  updatePageMetadata(document, { title: 'Second' })
  vi.advanceTimersByTime(49)
  updatePageMetadata(document, { title: 'Third' })
  vi.advanceTimersByTime(49)
  expect(document.title).toBe('First')
  vi.advanceTimersByTime(1)
  expect(document.title).toBe('Third')
})

test('title and description change together; a description that is not given stays', () => {
  const { document, description } = open()
  updatePageMetadata(document, { title: 'Second' })
  vi.runAllTimers()
  expect([document.title, description()]).toEqual(['Second', 'First page'])
  updatePageMetadata(document, { title: 'Third', description: 'Third page' })
  vi.runAllTimers()
  expect([document.title, description()]).toEqual(['Third', 'Third page'])
})

test('two documents do not delay each other', () => {
  const pages = [open(), open()]
  for (const { document } of pages) updatePageMetadata(document, { title: 'Next' })
  vi.advanceTimersByTime(50)
  expect(pages.map(({ document }) => document.title)).toEqual(['Next', 'Next'])
})
