import { afterAll, afterEach, expect, test, vi } from 'vitest'

import type { PlainResponse } from './send-request.ts'

vi.mock('./use-api-key.ts', () => ({ storedKey: () => ({ apiKey: 'sf_key' }) }))
// Neither takes modules that other tests have loaded, nor leaves them its own.
vi.resetModules()
const { sendRequest } = await import('./send-request.ts')

const fetchFrom = vi.spyOn(globalThis, 'fetch')
afterEach(() => fetchFrom.mockReset())
afterAll(() => {
  fetchFrom.mockRestore()
  vi.resetModules()
})

const request = { method: 'POST', url: 'https://api.example/v1/rerank', body: '{}' }
const { signal } = new AbortController()

test('what comes back is parsed, whatever its status', async () => {
  fetchFrom.mockResolvedValue(
    Response.json({ detail: 'No.' }, { status: 422, headers: { 'x-request-id': 'r1' } }),
  )
  expect(await sendRequest(request, signal)).toEqual({
    status: 422,
    body: { detail: 'No.' },
    requestId: 'r1',
    tokens: null,
    remaining: null,
  })
  expect(fetchFrom.mock.calls[0]?.[1]?.headers).toMatchObject({ authorization: 'Bearer sf_key' })
})

test('each event of a stream is there when it comes, before the stream ends', async () => {
  let write: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (write = controller) })
  fetchFrom.mockResolvedValue(new Response(body, { headers: { 'content-type': 'text/event-stream' } }))
  const events = (text: string) => write?.enqueue(new TextEncoder().encode(text))

  const arrived: PlainResponse[] = []
  const whole = sendRequest(request, signal, (response) => arrived.push(response))
  events('data: {"delta":"Late"}\n\n')
  await vi.waitFor(() => expect(arrived.map((response) => response.body)).toEqual([[{ delta: 'Late' }]]))

  events('data: {"delta":"","usage":{"total_tokens":7}}\n\ndata: [DONE]\n\n')
  write?.close()
  expect(await whole).toMatchObject({
    status: 200,
    body: [{ delta: 'Late' }, { delta: '', usage: { total_tokens: 7 } }, '[DONE]'],
    tokens: 7,
  })
  expect(arrived).toHaveLength(3)
})

test('no response, and a stream that is cut, are failures', async () => {
  fetchFrom.mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(sendRequest(request, signal)).rejects.toMatchObject({ name: 'NetworkError' })
  fetchFrom.mockResolvedValue(
    new Response('data: {"delta":', { headers: { 'content-type': 'text/event-stream' } }),
  )
  await expect(sendRequest(request, signal)).rejects.toMatchObject({ name: 'NetworkError' })
})
