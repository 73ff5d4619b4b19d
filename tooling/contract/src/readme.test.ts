import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createClient, createTrialKey } from '@search-foundation/api-client'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'

import { migratedFolder, startContractPlatform, type ContractPlatform } from './contract-platform.ts'

const readme = readFileSync(new URL('../../../packages/api-client/README.md', import.meta.url), 'utf8')
/** Each example with the line above it. */
const examples = [...readme.matchAll(/([^\n]+)\n\n```ts\n([\s\S]*?)```/g)].map(
  ([, above = '', code = ''], index) => [index + 1, above.slice(0, 60), code] as const,
)

/** Returns the output that the comments behind `console.log` promise, in order. `…` matches any text. */
const expectedOutput = (code: string) =>
  [...code.matchAll(/console\.log\(.*\/\/ (.+)$/gm)].map(
    ([, text = '']) =>
      new RegExp(
        `^${text
          .split('…')
          .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
          .join('.*')}$`,
      ),
  )
const folder = join(import.meta.dirname, '../.tmp')
const production = 'https://api.search-foundation.example'
const productionFunctions = 'https://us-central1-search-foundation.cloudfunctions.net'

let platform: ContractPlatform
beforeAll(async () => {
  platform = await startContractPlatform({ folder: await migratedFolder(inject('place')) })
  const { url, functionsUrl, botCheck } = platform
  const client = createClient({ hosts: { keyService: url } })
  const { api_key: key } = await createTrialKey(client, { botCheck: await botCheck() })
  vi.stubEnv('SEARCH_FOUNDATION_API_KEY', key)
  vi.stubEnv('IDENTITY_TOKEN', 'user:ada')
  // The examples call the production hosts; here the platform on this machine responds.
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (input: string | URL | Request, init?: RequestInit) =>
    fetch(
      typeof input === 'string'
        ? input.replace(production, url).replace(productionFunctions, functionsUrl)
        : input,
      init,
    ),
  )
  mkdirSync(folder, { recursive: true })
})
afterAll(async () => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
  await platform.close()
})

test('the page has its examples, and each of them promises an output', () => {
  expect(examples.length).toBeGreaterThanOrEqual(13)
  expect(examples.filter(([, , code]) => expectedOutput(code).length === 0)).toEqual([])
})

test.each(examples)('example %i prints what it promises: %s', async (index, _, code) => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const file = join(folder, `example-${index}.ts`)
  writeFileSync(file, code)
  try {
    await import(/* @vite-ignore */ pathToFileURL(file).href)
    const printed = log.mock.calls.map((values) => values.map(String).join(' '))
    for (const expected of expectedOutput(code)) {
      const place = printed.findIndex((line) => expected.test(line))
      expect(place, `${expected} in ${JSON.stringify(printed)}`).toBeGreaterThanOrEqual(0)
      printed.splice(0, place + 1)
    }
  } finally {
    log.mockRestore()
  }
})
