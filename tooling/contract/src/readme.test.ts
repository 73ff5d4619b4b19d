import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createClient, createTrialKey } from '@search-foundation/api-client'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { startContractPlatform, type ContractPlatform } from './contract-platform.ts'

const readme = readFileSync(new URL('../../../packages/api-client/README.md', import.meta.url), 'utf8')
/** Each example with the words of the promise above it. */
const examples = [...readme.matchAll(/([^\n]+)\n\n```ts\n([\s\S]*?)```/g)].map(
  ([, above = '', code = ''], index) => [index + 1, above.slice(0, 60), code] as const,
)
const folder = join(import.meta.dirname, '../.tmp')
const production = 'https://api.search-foundation.example'

let platform: ContractPlatform
beforeAll(async () => {
  platform = await startContractPlatform()
  const { url, botCheck } = platform
  const client = createClient({ hosts: { keyService: url } })
  const { api_key: key } = await createTrialKey(client, { botCheck: await botCheck() })
  vi.stubEnv('API_KEY', key)
  vi.stubEnv('IDENTITY_TOKEN', 'user:ada')
  // The examples talk to the production host; here it is the platform on this machine.
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (input: string | URL | Request, init?: RequestInit) =>
    fetch(typeof input === 'string' ? input.replace(production, url) : input, init),
  )
  mkdirSync(folder, { recursive: true })
})
afterAll(async () => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
  await platform.close()
})

test('the page has an example for each promise', () => {
  expect(examples.length).toBeGreaterThanOrEqual(12)
})

test.each(examples)('example %i runs: %s', async (index, _, code) => {
  const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const file = join(folder, `example-${index}.ts`)
  writeFileSync(file, code)
  try {
    await import(/* @vite-ignore */ pathToFileURL(file).href)
    expect(printed.mock.calls.length).toBeGreaterThan(0)
  } finally {
    printed.mockRestore()
  }
})
