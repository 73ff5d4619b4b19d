import { Agent, request } from 'node:http'
import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'

import { listen } from './listen.ts'

/** Sends a request over a connection that stays open, as browsers and SDKs do. */
function get(port: number, agent: Agent): Promise<string> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, agent }, (answer) => {
      let text = ''
      answer.on('data', (part: Buffer) => (text += part.toString()))
      answer.on('end', () => resolve(text))
    })
      .on('error', reject)
      .end()
  })
}

test('stopping lets an open request finish, accepts no new one, and does not wait for idle connections', async () => {
  const gate = Promise.withResolvers<void>()
  const reached = Promise.withResolvers<void>()
  const app = new Hono()
  app.get('/', async (context) => {
    reached.resolve()
    await gate.promise
    return context.text('done')
  })
  const listener = await listen(app, 0, 'test')
  const agent = new Agent({ keepAlive: true })
  onTestFinished(() => agent.destroy())
  const answer = get(listener.port, agent)
  await reached.promise
  let closed = false
  const closing = listener.stop().then(() => (closed = true))
  await expect(get(listener.port, new Agent())).rejects.toThrow('ECONNREFUSED')
  expect(closed).toBe(false)
  gate.resolve()
  expect(await answer).toBe('done')
  await closing
})

test('a taken port is reported with a readable message', async () => {
  const listener = await listen(new Hono(), 0, 'first')
  onTestFinished(() => listener.stop())
  await expect(listen(new Hono(), listener.port, 'second')).rejects.toThrow(/Port \d+ \(second\) is in use/)
})
