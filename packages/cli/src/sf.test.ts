import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, inject, onTestFinished, test } from 'vitest'

import { runSf, startSf } from './run-sf.test-support.ts'

const { keys, emptyKey } = inject('platform')
const json = (text: string) => JSON.parse(text) as Record<string, unknown>

describe('products', () => {
  test('a page is read as JSON into a pipe, and as Markdown for people, also without a key', async () => {
    const url = 'https://sample.search-foundation.example/how-retrieval-works'
    const page = await runSf(['read', url], { SEARCH_FOUNDATION_API_KEY: undefined })
    expect(page).toMatchObject({ code: 0, stderr: '' })
    const { title, content } = json(page.stdout)
    expect(title).toBeTruthy()
    const readable = await runSf(['read', url, '--no-json'])
    expect(readable.stdout.trim()).toBe((content as string).trim())
  })

  test('a search returns results', async () => {
    const { code, stdout } = await runSf(['search', 'late', 'chunking', '-n', '2'])
    expect(code).toBe(0)
    expect(json(stdout)['results']).toHaveLength(2)
  })

  test('documents are sorted, from the command line and from a pipe', async () => {
    const given = await runSf(['rerank', 'apple', 'a brick', 'an apple'])
    expect(json(given.stdout)['results']).toMatchObject([{ index: 1 }, { index: 0 }])
    const lines = await runSf(['rerank', 'apple', '-n', '1', '--no-json'], {
      input: 'a brick\n{"text":"an apple"}\n',
    })
    expect(lines.stdout).toMatch(/^\d\.\d{3} {2}an apple\n$/)
  })

  test('texts are classified', async () => {
    const { stdout } = await runSf([
      'classify',
      'an invoice of the billing department',
      '-l',
      'billing,weather',
    ])
    expect(json(stdout)['data']).toMatchObject([{ prediction: 'billing' }])
    const missing = await runSf(['classify', 'a text'])
    expect(missing).toMatchObject({ code: 2, stdout: '' })
    expect(missing.stderr).toContain('--labels')
  })

  test('a text is split into chunks', async () => {
    const { stdout } = await runSf(['segment'], { input: 'One sentence. Another one.' })
    expect(json(stdout)).toMatchObject({ num_chunks: 1, num_tokens: expect.any(Number) as number })
  })

  test('a question is answered with citations, as text and as JSON', async () => {
    const readable = await runSf(['ask', 'what is a reranker', '--no-json'])
    expect(readable.code).toBe(0)
    expect(readable.stdout).toMatch(/rerank/i)
    expect(readable.stdout).toMatch(/^\[\^?1\].+http/m)
    const { answer, citations, tokens } = json((await runSf(['ask', 'what is a reranker'])).stdout)
    expect(answer).toMatch(/rerank/i)
    expect(citations).not.toHaveLength(0)
    expect(tokens).toBeGreaterThan(0)
  })

  test('the balance and the usage are those of the key', async () => {
    const { stdout } = await runSf(['usage', '--limits'])
    expect(json(stdout)).toMatchObject({ trial: expect.any(Number) as number, paid: 0 })
    const readable = await runSf(['usage', '--no-json'])
    expect(readable.stdout).toMatch(/^[\d,]+ tokens left/)
  })
})

describe('failures', () => {
  const embed = ['rerank', 'apple', 'an apple']

  test('a missing key is code 4 and says what to do', async () => {
    const { code, stdout, stderr } = await runSf(embed, { SEARCH_FOUNDATION_API_KEY: undefined })
    expect({ code, stdout }).toEqual({ code: 4, stdout: '' })
    expect(stderr).toMatch(/There is no API key.*\n.*sf login/)
  })

  test('a wrong key is code 4, and is not shown', async () => {
    const { code, stderr } = await runSf(embed, { SEARCH_FOUNDATION_API_KEY: 'sf_wrong_secret' })
    expect(code).toBe(4)
    expect(stderr).toContain('not valid')
    expect(stderr).not.toContain('sf_wrong_secret')
  })

  test('a balance that is too low is code 5', async () => {
    const { code, stderr } = await runSf(embed, { SEARCH_FOUNDATION_API_KEY: emptyKey })
    expect(code).toBe(5)
    expect(stderr).toContain('402')
  })

  test('a service that cannot be reached is code 7', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
    const { port } = server.address() as AddressInfo
    await new Promise((resolve) => server.close(resolve))
    const { code, stderr } = await runSf([...embed, '--base-url', `http://127.0.0.1:${port}`])
    expect(code).toBe(7)
    expect(stderr).toContain('ECONNREFUSED')
  })

  test('a request that the service refuses is code 1', async () => {
    expect(await runSf([...embed, '-m', 'no-such-model'])).toMatchObject({ code: 1, stdout: '' })
  })

  test.each([
    ['an unknown command', ['embd', 'x'], /Did you mean embed/],
    ['an unknown option', ['embed', 'x', '--dimension', '5'], /Did you mean --dimensions/],
    ['a number that is none', ['search', 'x', '-n', 'many'], /whole number/],
    ['a file that does not exist', ['embed', 'no-such-file.jsonl'], /does not exist/],
    ['an address that is none', ['read', 'example'], /not a URL/],
    ['an invalid address of the services', [...embed, '--base-url', 'ftp://x'], /baseUrl/],
  ])('%s is code 2', async (_, parameters, reason) => {
    const { code, stderr } = await runSf(parameters)
    expect(code).toBe(2)
    expect(stderr).toMatch(reason)
  })

  test('control characters of a service do not reach the terminal', async () => {
    const server = createServer((_, response) => {
      response.writeHead(400, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ detail: 'bad \u001B]0;title\u0007\u001B[2J text' }))
    }).listen(0, '127.0.0.1')
    onTestFinished(() => void server.close())
    await new Promise((resolve) => server.once('listening', resolve))
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const { stderr } = await runSf([...embed, '--base-url', address])
    expect(stderr).toContain('bad ]0;title[2J text')
  })
})

describe('the process', () => {
  test('help has examples and is code 0; so is the version', async () => {
    for (const parameters of [['--help'], ['embed', '--help'], ['help', 'ask']]) {
      // oxlint-disable-next-line no-await-in-loop -- one process at a time
      const { code, stdout } = await runSf(parameters)
      expect(code).toBe(0)
      expect(stdout).toContain('Examples:')
    }
    expect(await runSf(['--version'])).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) as string,
    })
  })

  test.each(['bash', 'zsh', 'fish', 'powershell'])('%s gets a script for completion', async (shell) => {
    const { code, stdout } = await runSf(['completion', shell])
    expect(code).toBe(0)
    expect(stdout).toContain('sf')
  })

  test('commands and options are completed', async () => {
    expect((await runSf(['complete', '--', 'em'])).stdout).toMatch(/^embed\t/)
    expect((await runSf(['complete', '--', 'embed', '--enc'])).stdout).toMatch(/^--encoding\t/)
  })

  test('a pipe whose reader has gone ends the process with code 141', async () => {
    const { child, ended } = startSf(['segment', '--no-json'], { SEARCH_FOUNDATION_API_KEY: keys.main })
    child.stdout.destroy()
    child.stdin.end('A sentence of some length. '.repeat(2000))
    expect(await ended).toMatchObject({ code: 141, stderr: '' })
  })

  test('colors are off with NO_COLOR and in a pipe', async () => {
    const { stdout } = await runSf(['segment', '--no-json'], { input: 'text', NO_COLOR: '1' })
    expect(stdout).not.toContain('\u001B')
  })
})
