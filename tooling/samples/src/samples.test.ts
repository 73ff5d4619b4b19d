import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { collectDocs } from '@search-foundation/content/collect-docs'
import { fillFacts } from '@search-foundation/content/fill-facts'
import { readCookbook } from '@search-foundation/content/read-cookbook'
import { readDocs } from '@search-foundation/content/read-docs'
import { readUseCases } from '@search-foundation/content/read-use-cases'
import { docsFacts } from '@search-foundation/platform/docs-facts'
import { generatedGuides } from '@search-foundation/reference/generated-guides'
import { sdkFacts } from '@search-foundation/reference/sdk-facts'
import { afterAll, expect, inject, test } from 'vitest'

import { outputDifference } from './output-difference.ts'
import { readSamples, type Block, type Sample } from './read-samples.ts'
import { runCode } from './run-code.ts'
import { variablesOf } from './variables-of.ts'

const { url, apiKey } = inject('platform')
const facts = {
  ...docsFacts(),
  ...sdkFacts(),
  ...readCookbook(),
  api: url,
  baseUrl: `{ baseUrl: '${url}' }`,
  baseUrlOption: `, baseUrl: '${url}'`,
}

// cURL succeeds whatever the status, unless its settings say otherwise.
const home = mkdtempSync(join(tmpdir(), 'samples-'))
writeFileSync(join(home, '.curlrc'), 'fail-with-body\nsilent\nshow-error\n')
afterAll(() => rmSync(home, { recursive: true }))

const environment = {
  PATH: process.env['PATH'],
  HOME: home,
  SEARCH_FOUNDATION_API_KEY: apiKey,
}

/** Machines without Python run the samples in the other languages, and say so. */
const hasPython = spawnSync('python3', ['--version']).status === 0
if (!hasPython) console.warn('There is no python3 on this machine: samples in Python are not run.')

let count = 0
afterAll(() => console.log(`${count} samples were run.`))

/** Runs a block, and returns what it printed. Throws when it fails, or prints something else than its page shows. */
async function runBlock(block: Block, output: Block | undefined, env: NodeJS.ProcessEnv): Promise<string> {
  const { code, stdout, stderr } = await runCode(block.language, block.code, env)
  count += 1
  const isRefused = block.mark === 'fails'
  if ((code !== 0) !== isRefused)
    throw new Error(`It ended with ${code}.\n${stderr.slice(-2000)}\n${stdout.slice(-2000)}`)
  const difference = output && outputDifference(output.language, output.code, stdout)
  if (difference !== undefined) throw new Error(difference)
  return stdout
}

async function runSample(
  { blocks, output }: Sample,
  env: NodeJS.ProcessEnv,
): Promise<{ faults: string[]; printed: string }> {
  const chosen = blocks.filter(({ language }) => hasPython || language !== 'python')
  const runs = await Promise.allSettled(chosen.map((block) => runBlock(block, output, env)))
  const faults = runs.flatMap((run, index) => {
    const block = chosen[index]
    return run.status === 'rejected' ? [`${block?.language}, line ${block?.line}: ${String(run.reason)}`] : []
  })
  const [first] = runs
  return { faults, printed: first?.status === 'fulfilled' ? first.value : '' }
}

/** Translations have the same calls with texts of their language: these run on a push, all in the nightly run. */
const languages = ['en-US', 'de', 'ja']
const docs = [...readDocs(), ...collectDocs(generatedGuides())].filter(
  ({ locale }) => process.env['NIGHTLY'] === '1' || languages.includes(locale),
)

test.each(readUseCases().map(({ slug, body }) => [slug, body] as const))(
  'the code of the use case %s runs',
  async (_, body) => {
    const runs = await Promise.all(
      readSamples(fillFacts(body, facts)).map((sample) => runSample(sample, environment)),
    )
    expect(runs.flatMap(({ faults }) => faults)).toEqual([])
  },
)

test.each(docs.map((doc) => [`${doc.locale}/${doc.slug}`, doc] as const))(
  'the samples of %s run and print what the page shows',
  async (_, { body }) => {
    let env: NodeJS.ProcessEnv = { ...environment }
    const faults: string[] = []
    for (const sample of readSamples(fillFacts(body, facts))) {
      const run = await runSample(sample, env)
      faults.push(...run.faults)
      env = { ...env, ...variablesOf(run.printed) }
    }
    expect(faults).toEqual([])
  },
)
