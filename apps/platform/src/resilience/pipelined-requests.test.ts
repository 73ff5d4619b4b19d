import { connect } from 'node:net'
import { expect, test } from 'vitest'

import { calls } from '../openapi/areas.ts'
import { startTestPlatform } from '../platform.test-support.ts'

const request = (path: string) => `GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`

/** Sends a text in one packet and resolves to everything that arrives until the connection is closed or `isDone`. */
function send(port: number, text: string, isDone: (received: string) => boolean): Promise<string> {
  return new Promise((resolve) => {
    let received = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    socket.on('error', () => undefined)
    socket.on('data', (part: Buffer) => {
      received += part.toString()
      if (isDone(received)) socket.destroy()
    })
    socket.on('close', () => resolve(received))
  })
}

const answers = (text: string) => text.split('HTTP/1.1 200').length - 1

test('a few pipelined requests get their responses in order', async () => {
  const platform = await startTestPlatform()
  const text = request('/health').repeat(5)
  expect(answers(await send(platform.ports.platform, text, (got) => answers(got) === 5))).toBe(5)
})

test('a packet of many pipelined requests is cut off, and few of them run', async () => {
  const platform = await startTestPlatform()
  const paths = calls.filter(
    ({ method, path, ...call }) => method === 'get' && !path.includes('{') && call['x-auth'] === 'none',
  )
  expect(paths.map(({ path }) => path)).toContain('/openapi.json')
  const { stackTraceLimit } = Error
  for (const { path } of paths) {
    await send(platform.ports.platform, request(path).repeat(1500), () => false)
  }
  const figures = await (await platform.get('/metrics')).text()
  const counted = [
    ...figures.matchAll(/^platform_http_requests_total\{.*route="\/openapi\.json".*\} (\d+)$/gm),
  ]
  expect(counted.reduce((sum, [, count]) => sum + Number(count), 0)).toBeLessThanOrEqual(16)
  expect(Error.stackTraceLimit).toBe(stackTraceLimit)
  expect((await platform.get('/health')).status).toBe(200)
})
