// A project that tests with Jest: modules as they are, and TypeScript that ts-jest makes CommonJS of, which resolves types by node10.
const name = '@search-foundation/api-client'

const tests = (mock) => `
const messages = [{ role: 'user' as const, content: 'Why?' }]
const query = { model: 'jina-reranker-m0', query: 'apple', documents: ['an apple'] }
const answering = (body: string, init: ResponseInit) => createClient({ maxRetries: 0, fetch: async () => new Response(body, init) })

test('an error is what toThrow, toBeInstanceOf and toMatchObject take it for', async () => {
  const client = answering('{"detail":"Not enough tokens."}', { status: 402 })
  await expect(rerank(client, query)).rejects.toThrow(ApiError)
  await expect(rerank(client, query)).rejects.toThrow(SearchFoundationError)
  await expect(rerank(client, query)).rejects.toThrow('402: Not enough tokens.')
  await expect(rerank(client, query)).rejects.toBeInstanceOf(ApiError)
  await expect(rerank(client, query)).rejects.toMatchObject({ name: 'ApiError', status: 402 })
  await expect(rerank(client, query)).rejects.not.toBeInstanceOf(TimeoutError)
})

test('a stream is read', async () => {
  const chunk = (content: string, finish_reason: string | null) =>
    \`data: \${JSON.stringify({ choices: [{ index: 0, delta: { type: 'text', content }, finish_reason }] })}\\n\\n\`
  const body = chunk('Be', null) + chunk('cause.', 'stop') + 'data: [DONE]\\n\\n'
  const client = answering(body, { headers: { 'content-type': 'text/event-stream' } })
  expect(await finalText(await deepSearch(client, { messages, stream: true }))).toBe('Because.')
})

test('a mock client answers', async () => {
  const answer = jest.fn(() => ({ results: [{ index: 0, relevance_score: 0.9 }] }))
  const client = createMockClient({ rerank: answer })
  expect((await rerank(client, query)).results[0]?.relevance_score).toBe(0.9)
  expect(answer).toHaveBeenCalledTimes(1)
  expect(client.calls).toMatchObject([{ operation: 'rerank', body: query }])
})

test('a timeout is over when fake timers say so', async () => {
  jest.useFakeTimers()
  try {
    const client = createClient({ maxRetries: 0, fetch: () => new Promise<Response>(() => undefined) })
    const refused = expect(rerank(client, query)).rejects.toThrow(TimeoutError)
    await jest.advanceTimersByTimeAsync(70_000)
    await refused
  } finally {
    jest.useRealTimers()
  }
})

test('a webhook is verified', async () => {
  const secret = 'whsec_d2ViaG9vayBzZWNyZXQgb2YgYW4gZXhhbXBsZQ=='
  const body = JSON.stringify({ type: 'balance.low', timestamp: '2026-01-02T03:04:05Z', data: { threshold: 2, balance: 1 } })
  const headers = new Headers(await signWebhook(body, secret, { id: 'evt_1' }))
  expect(await verifyWebhook(body, headers, secret)).toMatchObject({ id: 'evt_1', type: 'balance.low' })
})
${mock}`

const imports = `import { jest, expect, test } from '@jest/globals'
import { ApiError, createClient, deepSearch, finalText, rerank, SearchFoundationError, TimeoutError } from '${name}'
import { createMockClient } from '${name}/testing'
import { signWebhook, verifyWebhook } from '${name}/webhooks'
`

/** Removes the few types, so that Node runs the tests as they are. */
const untyped = (code) =>
  code
    .replaceAll(" as 'user'", '')
    .replaceAll(' as const', '')
    .replaceAll(/(?<=\w): (?:string \| null|string|ResponseInit)(?=[,)])/g, '')
    .replaceAll('<Response>', '')

const mocked = `
jest.mock('${name}', () => ({ ...jest.requireActual<object>('${name}'), embed: () => 'mocked' }))

test('a module of the package is mocked', () => {
  const { embed } = jest.requireMock<{ embed: () => string }>('${name}')
  expect(embed()).toBe('mocked')
})
`

export const jestProject = {
  dependencies: {
    '@jest/globals': '30.5.2',
    '@types/node': '24.19.2',
    jest: '30.5.2',
    'ts-jest': '29.4.15',
    typescript: '5.9.3',
  },
  files: {
    'as-modules.test.mjs': imports + untyped(tests('')),
    'as-commonjs.test.ts': imports + tests(mocked),
    'jest.config.json': JSON.stringify({
      testEnvironment: 'node',
      testMatch: ['<rootDir>/*.test.{mjs,ts}'],
      transform: { '\\.ts$': 'ts-jest' },
    }),
    'tsconfig.json': JSON.stringify({
      compilerOptions: {
        target: 'es2022',
        lib: ['es2022'],
        module: 'commonjs',
        moduleResolution: 'node10',
        types: ['node'],
        strict: true,
        esModuleInterop: true,
      },
    }),
  },
  /** Runs both files: the tests that pass are counted by Jest, which fails when one does not or when it finds none. */
  async use({ run }) {
    const { stdout } = await run(process.execPath, [
      '--experimental-vm-modules',
      'node_modules/jest/bin/jest.js',
      '--json',
      '--runInBand',
    ])
    const { numPassedTests, numPassedTestSuites } = JSON.parse(stdout)
    if (numPassedTestSuites !== 2) throw new Error(`${numPassedTestSuites} files of tests passed, not 2`)
    return `${numPassedTests} tests passed as modules and as CommonJS of ts-jest`
  },
}
