import { afterAll, beforeAll, beforeEach } from 'vitest'

import { balanceOf, startFilePlatform, type TestPlatform } from '../../platform.test-support.ts'
import { startService } from './misbehaving-service.test-support.ts'

/** What a file of tests has: the service, the platform over it, and a trial key of the running test with its balance at first. */
interface Used {
  service: Awaited<ReturnType<typeof startService>>
  platform: TestPlatform
  key: string
  before: number
}

export const event = (value: object) => `data: ${JSON.stringify(value)}\n\n`
export const eventHead = { 'content-type': 'text/event-stream' }
export const messages = [{ role: 'user', content: 'What is late chunking?' }]

/** A platform over a service that may misbehave, for a file of tests. Its parts are there once a test runs. */
export const used = {} as Used

/** Starts the service and the platform before the tests of a file, and gives each of them a new trial key. */
export function useMisbehavingService(): void {
  beforeAll(async () => {
    used.service = await startService()
    used.platform = await startFilePlatform({
      UPSTREAM_API_URL: used.service.url,
      UPSTREAM_API_KEY: 'service-key',
      UPSTREAM_TIMEOUT_SECONDS: '3',
      TRIAL_LIMIT: '200',
    })
  })
  beforeEach(async () => {
    used.key = await used.platform.trialKey()
    used.before = await balanceOf(used.platform, used.key)
  })
  afterAll(async () => {
    await used.platform.stop()
    await used.service.close()
  })
}

/** Tokens that the key of the running test has paid. */
export const charged = async () => used.before - (await balanceOf(used.platform, used.key))

const post = (path: string, body: unknown) => used.platform.post(path, body, used.key)

/** One good request for each product that is handed on. */
export const calls = {
  embeddings: () => post('/v1/embeddings', { model: 'jina-embeddings-v3', input: 'a' }),
  'deep search': () => post('/v1/chat/completions', { messages }),
  'deep search as a stream': () => post('/v1/chat/completions', { messages, stream: true }),
  reader: () => post('/reader', { url: 'https://example.org/' }),
  search: () => post('/search', { q: 'tea' }),
  'results page': () => post('/v1/serp/tea', {}),
  'results page as a stream': () => post('/v1/serp/tea', { stream: true }),
  segment: () => post('/v1/segment', { content: 'a b' }),
  'count of tokens': () => used.platform.get('/v1/segment?content=a+b', used.key),
}
