import { once } from 'node:events'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect, inject, onTestFinished, test } from 'vitest'

import { temporaryFolder } from './run-sf.test-support.ts'
import { ctrlC, enter, startInTerminal } from './terminal.test-support.ts'

const { keys, url } = inject('platform')
const color = '\u001B[3'

test('on a terminal a result is for people and has colors, with --json it is JSON', async () => {
  const found = await startInTerminal(['search', 'late chunking', '-n', '1']).ended
  expect(found.code).toBe(0)
  expect(found.screen).toContain(color)
  expect(found.screen).toMatch(/1\. .*\r\n +.*https?:/)
  const json = await startInTerminal(['search', 'late chunking', '-n', '1', '--json']).ended
  expect(JSON.parse(json.screen)).toMatchObject({ results: [expect.anything()] })
})

test.each([
  ['NO_COLOR', { NO_COLOR: '1' }, []],
  ['--no-color', {}, ['--no-color']],
])('%s leaves out the colors of a terminal', async (_, env, options) => {
  const { code, screen } = await startInTerminal(['search', 'late chunking', '-n', '1', ...options], env)
    .ended
  expect(code).toBe(0)
  expect(screen).not.toContain('\u001B')
})

test('a key that is typed is not shown, and is stored for its owner only', async () => {
  const folder = join(temporaryFolder(), 'settings')
  const login = startInTerminal(['login', '--base-url', url], {
    SF_CONFIG_DIR: folder,
    SEARCH_FOUNDATION_API_KEY: undefined,
  })
  await login.shows('API key')
  login.type(keys.main)
  login.type(enter)
  const { code, screen } = await login.ended
  expect(code).toBe(0)
  expect(screen).toContain(`…${keys.main.slice(-4)}`)
  expect(screen).not.toContain(keys.main)
  expect(statSync(join(folder, 'cli.json')).mode & 0o777).toBe(0o600)
})

test('Ctrl-C ends a question for a key, and stores nothing', async () => {
  const login = startInTerminal(['login'], { SF_CONFIG_DIR: join(temporaryFolder(), 'settings') })
  await login.shows('API key')
  login.type(ctrlC)
  await expect(login.ended).resolves.toMatchObject({ code: 130 })
})

/** Starts a service that passes requests on to the platform, but holds embeddings, from the third request on, until they are released. */
async function startHoldingService() {
  let embeddings = 0
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  const server = createServer(async (request, response) => {
    if (request.url === '/v1/embeddings' && ++embeddings > 2) await released
    const { host: _, connection: _kept, 'content-length': _length, ...headers } = request.headers
    const body = request.method === 'GET' ? null : await buffer(request)
    const passed = await fetch(`${url}${request.url}`, {
      ...{ method: request.method ?? 'GET', headers: headers as Record<string, string>, body },
    })
    response.writeHead(passed.status, { 'content-type': passed.headers.get('content-type') ?? 'text/plain' })
    response.end(Buffer.from(await passed.arrayBuffer()))
  }).listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  await once(server, 'listening')
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, release }
}

test('a run shows its price and a bar, says what Ctrl-C does, and continues afterwards', async () => {
  const folder = temporaryFolder()
  const [input, output] = [join(folder, 'in.txt'), join(folder, 'out.jsonl')]
  writeFileSync(input, Array.from({ length: 200 }, (_, line) => `line ${line}\n`).join(''))
  const parameters = ['embed', input, '-o', output, '-d', '64', '--batch', '20', '-c', '2']
  const service = await startHoldingService()
  const run = startInTerminal(parameters, { SEARCH_FOUNDATION_BASE_URL: service.address })
  await run.shows(/200 inputs, about [\d,]+ tokens, \$[\d.]+ at most/)
  await run.shows(/█+░+ {2}\d+% {2}[24]0 of 200 .*\d+ tokens {2}\$/)
  run.type(ctrlC)
  await run.shows('requests in flight')
  service.release()
  const stopped = await run.ended
  expect(stopped.code).toBe(130)
  expect(stopped.screen).toMatch(/\d+ of 200 inputs, .*\$[\s\S]*Nothing is lost/)
  const resumed = await startInTerminal(parameters).ended
  expect(resumed.code).toBe(0)
  expect(resumed.screen).toMatch(/Continuing after \d+ inputs[\s\S]*200 of 200 inputs/)
  expect(readFileSync(output, 'utf8').trim().split('\n')).toHaveLength(200)
})
