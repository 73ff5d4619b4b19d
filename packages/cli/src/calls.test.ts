import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect, inject, onTestFinished, test, vi } from 'vitest'

import { runSf, temporaryFolder } from './run-sf.test-support.ts'

// The build puts the version in its place.
vi.stubGlobal('cliVersion', '')
const { loadCommands } = await import('./program.ts')

/** Starts a server in front of the platform. Returns its address and the calls that it has passed on, by method and path. */
async function passOn() {
  const calls = new Set<string>()
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request
    calls.add(`${method} ${url.split('?')[0]}`)
    const { host: _, connection: _c, ...kept } = headers as Record<string, string>
    void buffer(request)
      .then((body) =>
        fetch(`${inject('platform').url}${url}`, {
          method,
          headers: kept,
          ...(body.length > 0 && { body }),
        }),
      )
      .then(async (answer) => {
        response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
        response.end(Buffer.from(await answer.arrayBuffer()))
      })
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await new Promise((resolve) => server.once('listening', resolve))
  return { calls, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

/** What each command is given; the others make no call that ends them. */
const lines = {
  login: ['--with-key'],
  embed: ['texts.txt'],
  read: ['https://sample.search-foundation.example/how-retrieval-works'],
  search: ['late', 'chunking'],
  ask: ['what is a reranker'],
  rerank: ['apple', 'a brick', 'an apple'],
  classify: ['an invoice', '-l', 'billing,weather'],
  segment: ['--text', 'One sentence.'],
  usage: ['--limits'],
}

test('every command with a call is given something', async () => {
  const commands = await loadCommands()
  const calling = commands.filter(({ calls }) => calls.length > 0).map(({ name }) => name)
  expect(Object.keys(lines).toSorted()).toEqual(calling.toSorted())
})

test.each(Object.entries(lines))('sf %s makes the calls that it names', async (name, given) => {
  const folder = temporaryFolder()
  const file = join(folder, 'texts.txt')
  writeFileSync(file, 'One text.\n')
  const { calls, address } = await passOn()
  const words = given.map((word) => (word === 'texts.txt' ? file : word))
  const { code, stderr } = await runSf([name, ...words], {
    SEARCH_FOUNDATION_BASE_URL: address,
    SF_CONFIG_DIR: folder,
    input: name === 'login' ? inject('platform').keys.main : '',
  })
  expect(code, stderr).toBe(0)
  const [command] = await loadCommands([name])
  expect([...calls].toSorted()).toEqual(command?.calls.toSorted())
})
