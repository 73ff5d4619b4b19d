import { expect, test } from 'vitest'

import { createEventParser, type StreamState } from './event-parser.ts'

test('an event is returned when its block has ended, however the text is cut', () => {
  const state: StreamState = { events: 0, lastEventId: '' }
  const parser = createEventParser(state)
  parser.push('retry: 5\nid: 7\nda')
  expect(parser.next()).toBeUndefined()
  parser.push('ta: a\ndata: b\n')
  expect(parser.next()).toBeUndefined()
  expect(parser.isMidBlock()).toBe(true)
  parser.push('\ndata: c\n\n')
  expect(parser.next()).toEqual({ event: 'message', data: 'a\nb', id: '7', retry: 5 })
  parser.push('data: d\n\n')
  expect([parser.next()?.data, parser.next()?.data, parser.next()]).toEqual(['c', 'd', undefined])
  expect(state).toEqual({ events: 3, lastEventId: '7', retry: 5 })
  expect(parser.isMidBlock()).toBe(false)
})

test('only a leading byte order mark and the LF of a cut CRLF are dropped', () => {
  const parser = createEventParser({ events: 0, lastEventId: '' })
  parser.push('\uFEFFdata: x\r')
  parser.push('\n\r')
  expect(parser.next()).toMatchObject({ data: 'x' })
  parser.push('\ndata: none\n')
  parser.push('none\ndata: y\n\n')
  expect(parser.next()).toMatchObject({ data: 'none\ny' })
})

test('an event that is too long throws before its end arrives', () => {
  const parser = createEventParser({ events: 0, lastEventId: '' }, 20)
  parser.push(`data: ${'x'.repeat(10)}\n`)
  expect(parser.next()).toBeUndefined()
  parser.push('data: yyyyy')
  expect(() => parser.next()).toThrow(RangeError)
})
