import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { listen, type Listener } from '../listen.ts'
import { bodyLimits } from './body-limits.ts'
import { allowBody, readText } from './read-bytes.ts'

const from = 64 * 1024
let looked = 0
let listener: Listener
beforeAll(async () => {
  const app = new Hono().post('/', async (context) => {
    allowBody(context, bodyLimits.key, 'caller')
    looked = 0
    return context.text(await readText(context, { from, look: ({ length }) => (looked += length) }))
  })
  listener = await listen(app, 0, 'test')
})
afterAll(() => listener.stop())

test.each([
  ['short', 10],
  ['long', 5000],
  ['large', 100_000],
])('a %s body is the text that it encodes, without a mark before it', async (_, repetitions) => {
  const text = 'grüner Tee, 緑茶, 🍵. '.repeat(repetitions)
  const bytes = new Uint8Array([0xef, 0xbb, 0xbf, ...new TextEncoder().encode(text), 0xff])
  const response = await fetch(`http://127.0.0.1:${listener.port}/`, { method: 'POST', body: bytes })
  expect((await response.text()) === `${text}\ufffd`).toBe(true)
  expect(looked === (bytes.length > from ? bytes.length : 0)).toBe(true)
})
