import { Hono } from 'hono'
import { expect, test } from 'vitest'

import { ApiFailure } from '../api-failure.ts'
import { readFormFields } from './read-form.ts'

/** Sends a form to a call that returns its fields. */
async function send(type: string, body: string): Promise<{ status: number; text: string }> {
  const app = new Hono()
  app.post('/', async (context) => context.json(await readFormFields(context)))
  app.onError((error, context) =>
    error instanceof ApiFailure
      ? context.json({ detail: error.detail }, error.status as 422)
      : context.text('', 500),
  )
  const response = await app.request('/', { method: 'POST', headers: { 'content-type': type }, body })
  return { status: response.status, text: await response.text() }
}

const part = (boundary: string, name: string, value: string) =>
  `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`

test('reads both kinds of form; of several fields of one name, the last', async () => {
  const urlencoded = 'application/x-www-form-urlencoded'
  expect(await send(urlencoded, 'a=1&b=gr%C3%BCn+3&a=2')).toEqual({
    status: 200,
    text: '{"a":"2","b":"grün 3"}',
  })
  expect(await send(`${urlencoded}; charset=utf-8`, '')).toEqual({ status: 200, text: '{}' })
  const multipart = `${part('b', 'a', '1')}${part('b', 'a', '検索')}--b--\r\n`
  expect(await send('multipart/form-data; boundary=b', multipart)).toEqual({
    status: 200,
    text: '{"a":"検索"}',
  })
})

test.each([
  ['application/x-www-form-urlencoded', 'a&'.repeat(30_000)],
  ['application/x-www-form-urlencoded; boundary=zzzzzz', 'a&'.repeat(30_000)],
  ['multipart/form-data; xboundary=zz; boundary=b', part('b', 'a', '').repeat(800)],
])('refuses a form of too many fields, whatever its content type says beside: %s', async (type, body) => {
  const { status, text } = await send(type, body)
  expect(status).toBe(422)
  expect(text).toContain('at most 100 fields')
})

test.each([
  ['application/x-www-form-urlencoded; boundary=zzzzzz', 'a&'.repeat(2_000_000)],
  ['multipart/form-data; xboundary=zz; boundary=b', part('b', 'a', '').repeat(80_000)],
  ['multipart/form-data; boundary=b', `--b\r\n${'a: b\r\n'.repeat(700_000)}\r\n\r\n--b--\r\n`],
])('refuses a form of 4 MB by its size: %s', async (type, body) => {
  expect(await send(type, body)).toEqual({ status: 413, text: expect.stringContaining('65536') as string })
})

test.each([
  ['multipart/form-data', ''],
  ['multipart/form-data; boundary=b', 'no parts'],
  ['text/plain', 'a=1'],
])('refuses what is no form: %s', async (type, body) => {
  expect((await send(type, body)).status).toBe(422)
})
