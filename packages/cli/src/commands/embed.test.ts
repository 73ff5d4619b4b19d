import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createClient, getTotalConsumption } from '@search-foundation/api-client'
import { expect, inject, test, vi } from 'vitest'

import { runSf, startSf, temporaryFolder } from '../run-sf.test-support.ts'

const { keys, emptyKey, url } = inject('platform')

interface Line {
  index: number
  id?: unknown
  embedding: number[]
}
const linesOf = (text: string) =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line)

const usedBy = async (apiKey: string) =>
  (await getTotalConsumption(createClient({ baseUrl: url, apiKey }))).total_tokens

const texts = 1200
const many = Array.from({ length: texts }, (_, index) =>
  JSON.stringify({ id: `t${index}`, text: `text number ${index}` }),
)
const options = ['-d', '64', '--batch', '20', '-c', '2']

test('a file is embedded in order, with ids, and says what it cost', async () => {
  const folder = temporaryFolder()
  const [input, output] = [join(folder, 'in.jsonl'), join(folder, 'out.jsonl')]
  writeFileSync(input, '"a cup of tea"\n\n{"id":7,"text":"line \u2028 separator"}\r\n{"text":"the last"}')
  const { code, stdout, stderr } = await runSf(['embed', input, '-o', output])
  expect({ code, stdout }).toEqual({ code: 0, stdout: '' })
  expect(stderr).toMatch(/^3 inputs, about \d+ tokens, \$[\d.]+ at most\.\n3 of 3 inputs, \d+ tokens, \$/)
  const lines = linesOf(readFileSync(output, 'utf8'))
  expect(lines.map(({ index, id }) => [index, id])).toEqual([
    [0, undefined],
    [1, 7],
    [2, undefined],
  ])
  expect(lines.map(({ embedding }) => embedding.length)).toEqual([1024, 1024, 1024])
  expect(existsSync(`${output}.run.json`)).toBe(false)

  const again = await runSf(['embed', input, '-o', output])
  expect(again.code).toBe(2)
  expect(again.stderr).toContain('--restart')
  expect(await runSf(['embed', input, '-o', output, '--restart', '-e', 'ubinary', '-q'])).toMatchObject({
    code: 0,
    stderr: '',
  })
  expect(linesOf(readFileSync(output, 'utf8'))[0]?.embedding).toHaveLength(128)
})

test('what is piped in is embedded into the output', async () => {
  const { code, stdout } = await runSf(['embed', '-', '--plain', '-d', '64'], {
    input: '{not json\nsecond\n',
  })
  expect(code).toBe(0)
  expect(linesOf(stdout).map(({ index, embedding }) => [index, embedding.length])).toEqual([
    [0, 64],
    [1, 64],
  ])
})

test('an estimate pays nothing and writes nothing', async () => {
  const folder = temporaryFolder()
  const [input, output] = [join(folder, 'in.txt'), join(folder, 'out.jsonl')]
  writeFileSync(input, 'one\ntwo\n')
  const before = await usedBy(keys.main)
  const { code, stderr } = await runSf(['embed', input, '-o', output, '--dry-run'])
  expect(code).toBe(0)
  expect(stderr).toMatch(/^2 inputs, about \d tokens/)
  expect(existsSync(output)).toBe(false)
  expect(await usedBy(keys.main)).toBe(before)
})

test('a line that is not valid ends the command before anything is paid for', async () => {
  const input = join(temporaryFolder(), 'in.jsonl')
  writeFileSync(input, `${many.join('\n')}\n{"title":"no text"}\n`)
  const before = await usedBy(keys.main)
  const { code, stderr } = await runSf(['embed', input, '-o', `${input}.out`])
  expect(code).toBe(2)
  expect(stderr).toContain(`line ${texts + 1} has neither a text in "text"`)
  expect(existsSync(`${input}.out`)).toBe(false)
  expect(await usedBy(keys.main)).toBe(before)
})

test('a balance that is too low says that the run can be continued', async () => {
  const input = join(temporaryFolder(), 'in.txt')
  writeFileSync(input, 'one\ntwo\n')
  const env = { SEARCH_FOUNDATION_API_KEY: emptyKey }
  const { code, stderr } = await runSf(['embed', input, '-o', `${input}.out`], env)
  expect(code).toBe(5)
  expect(stderr).toMatch(/balance of 0 tokens may be too low[\s\S]*run the same command to continue/)
  expect(await runSf(['embed', input, '-o', `${input}.out`])).toMatchObject({ code: 0 })
  expect(linesOf(readFileSync(`${input}.out`, 'utf8'))).toHaveLength(2)
})

const stateOf = (output: string) =>
  JSON.parse(readFileSync(`${output}.run.json`, 'utf8')) as { done: number; bytes: number }

/** Starts a run and ends it by a signal once its first batches are written. Returns the end of that process. */
async function stopRun(
  parameters: readonly string[],
  apiKey: string,
  output: string,
  signal: NodeJS.Signals,
) {
  const { child, ended } = startSf(parameters, { SEARCH_FOUNDATION_API_KEY: apiKey })
  child.stdin.end()
  await vi.waitFor(() => expect(stateOf(output).done).toBeGreaterThan(0), { timeout: 30_000, interval: 5 })
  child.kill(signal)
  return ended
}

test.each([
  ['Ctrl-C', 'SIGINT', keys.interrupted],
  ['a kill', 'SIGKILL', keys.killed],
] as const)(
  '%s loses nothing: the same command continues, and nothing is paid twice',
  async (_, signal, apiKey) => {
    const folder = temporaryFolder()
    const [input, output] = [join(folder, 'in.jsonl'), join(folder, 'out.jsonl')]
    writeFileSync(input, many.join('\n'))
    const parameters = ['embed', input, '-o', output, ...options]

    const stopped = await stopRun(parameters, apiKey, output, signal)
    expect([stopped.code, stopped.signal]).toEqual(signal === 'SIGINT' ? [130, null] : [null, 'SIGKILL'])
    const { done, bytes } = stateOf(output)
    expect(done).toBeGreaterThan(0)
    expect(done).toBeLessThan(texts)
    // What was written is whole up to the stored state; at Ctrl-C, also what was in flight is written.
    const kept = readFileSync(output).subarray(0, bytes).toString()
    expect(linesOf(kept)).toHaveLength(done)
    if (signal === 'SIGINT') expect(readFileSync(output)).toHaveLength(bytes)

    const other = await runSf([...parameters, '-d', '128'], { SEARCH_FOUNDATION_API_KEY: apiKey })
    expect(other.stderr).toContain('other options')

    const resumed = await runSf(parameters, { SEARCH_FOUNDATION_API_KEY: apiKey })
    expect(resumed).toMatchObject({ code: 0 })
    expect(resumed.stderr).toContain(`Continuing after ${done.toLocaleString('en-US')} inputs`)
    const lines = linesOf(readFileSync(output, 'utf8'))
    expect(lines.map(({ index, id }) => [index, id])).toEqual(
      many.map((_line, index) => [index, `t${index}`]),
    )
    expect(existsSync(`${output}.run.json`)).toBe(false)

    const whole = join(folder, 'whole.jsonl')
    const before = await usedBy(keys.whole)
    await runSf(['embed', input, '-o', whole, ...options], { SEARCH_FOUNDATION_API_KEY: keys.whole })
    expect(readFileSync(output, 'utf8')).toBe(readFileSync(whole, 'utf8'))
    expect(await usedBy(apiKey)).toBe((await usedBy(keys.whole)) - before)
  },
)
