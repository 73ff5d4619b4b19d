import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

import { migratedFolder, startContractPlatform, type ContractPlatform } from './contract-platform.ts'

// Both generators print code by the API of TypeScript 5, which TypeScript 7 does not have.
registerHooks({
  resolve: (name, context, next) =>
    name === 'typescript'
      ? next('typescript-5.9', { ...context, parentURL: import.meta.url })
      : next(name, context),
})
const { createClient } = await import('@hey-api/openapi-ts')
const { default: openapiTs, astToString } = await import('openapi-typescript')

const run = promisify(execFile)
const own = join(import.meta.dirname, '..')

let platform: ContractPlatform
let apiKey: string
/** The document that the platform serves, as those who generate clients download it. */
let document: string
const folder = mkdtempSync(join(tmpdir(), 'generated-clients-'))

beforeAll(async () => {
  platform = await startContractPlatform({ folder: await migratedFolder(inject('place')) })
  document = await (await fetch(`${platform.url}/openapi.json`)).text()
  const body = new URLSearchParams({ 'cf-turnstile-response': await platform.botCheck() })
  const created = await fetch(`${platform.url}/trial`, { method: 'POST', body })
  ;({ api_key: apiKey } = (await created.json()) as { api_key: string })
  symlinkSync(join(own, 'node_modules'), join(folder, 'node_modules'))
  writeFileSync(join(folder, 'openapi.json'), document)
})
afterAll(async () => {
  await platform.close()
  rmSync(folder, { recursive: true })
})

/** Compiles a project with the strictest settings and runs its program `call.ts`. Returns what it printed, as JSON. */
async function compileAndRun(project: string): Promise<unknown> {
  const compilerOptions = {
    target: 'es2022',
    module: 'nodenext',
    lib: ['es2022', 'dom', 'dom.iterable'],
    types: ['node'],
    strict: true,
    exactOptionalPropertyTypes: false,
    noUncheckedIndexedAccess: true,
    skipLibCheck: true,
    outDir: 'out',
    noEmitOnError: true,
  }
  writeFileSync(join(project, 'package.json'), JSON.stringify({ type: 'module' }))
  writeFileSync(
    join(project, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, include: ['*.ts', 'client'] }),
  )
  const compiled = await run(join(own, 'node_modules/.bin/tsc'), ['-p', project]).catch(
    (error: { stdout: string }) => error,
  )
  expect(compiled.stdout).toBe('')
  const env = { ...process.env, API_KEY: apiKey, API_URL: platform.url }
  return JSON.parse((await run(process.execPath, [join(project, 'out/call.js')], { env })).stdout)
}

/** Makes the folder of a generator's project with its program. */
function projectOf(name: string, program: string): string {
  const project = join(folder, name)
  mkdirSync(project)
  writeFileSync(join(project, 'call.ts'), program)
  return project
}

test('types of openapi-typescript compile, and openapi-fetch calls the platform with them', async () => {
  const project = projectOf(
    'openapi-typescript',
    `import createClient from 'openapi-fetch'
import type { paths } from './schema.js'

const headers = { Authorization: \`Bearer \${process.env['API_KEY']}\` }
const client = createClient<paths>({ baseUrl: process.env['API_URL']!, headers })
const { data, error } = await client.POST('/v1/embeddings', {
  body: { model: 'jina-embeddings-v3', input: ['One text.', 'Another one.'], dimensions: 64 },
})
if (error !== undefined) throw new Error(error.detail)
const tokens: number = data.usage.total_tokens
console.log(JSON.stringify({ vectors: data.data.map(({ index }) => index), tokens }))
`,
  )
  // A field with a default may be left out of a request.
  const schema = await openapiTs(document, { defaultNonNullable: false })
  writeFileSync(join(project, 'schema.ts'), astToString(schema))
  expect(await compileAndRun(project)).toEqual({ vectors: [0, 1], tokens: expect.any(Number) as number })
})

test('the client of openapi-ts compiles and calls the platform', async () => {
  const project = projectOf(
    'openapi-ts',
    `import { client } from './client/client.gen.js'
import { rerank } from './client/index.js'

client.setConfig({ baseUrl: process.env['API_URL']!, auth: () => process.env['API_KEY'] })
const { data, error } = await rerank({
  body: { model: 'jina-reranker-m0', query: 'coffee', documents: ['Tea.', 'A cup of coffee.'] },
})
if (error !== undefined) throw new Error(JSON.stringify(error))
const first: number | undefined = data.results[0]?.index
console.log(JSON.stringify({ first }))
`,
  )
  await createClient({
    input: join(folder, 'openapi.json'),
    output: { path: join(project, 'client'), module: { extension: '.js' } },
    logs: { level: 'silent', file: false },
  } as never)
  expect(await compileAndRun(project)).toEqual({ first: 1 })
})
