import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, untilAnswers } from '@search-foundation/start/ports'
import { startPostgres } from '@search-foundation/start/postgres'
import { createProcessGroup, type Member } from '@search-foundation/start/process-group'
import { root } from '@search-foundation/start/repository'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { dockerCommand } from '../docker-command.ts'
import { exampleSettings } from '../settings.ts'

/** The stages of the Dockerfile, without Docker: a checkout in an empty folder, what its script makes of it, and the process in it. */
const folder = mkdtempSync(join(tmpdir(), 'platform-image-'))
const repository = join(folder, 'repository')
const image = join(folder, 'platform')
const group = createProcessGroup(join(folder, 'logs'))

let postgres: Awaited<ReturnType<typeof startPostgres>> | undefined
let platform: Member | undefined
let environment: NodeJS.ProcessEnv = {}
let address = ''

beforeAll(async () => {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
  })
  for (const file of listed.toString().split('\0'))
    if (existsSync(join(root, file)) && file !== '') cpSync(join(root, file), join(repository, file))
  console.log(
    execFileSync(join(repository, 'deploy/build-platform.sh'), [image], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .at(-1),
  )

  postgres = await startPostgres(process.env)
  const ports = { PLATFORM_PORT: await freePort(), FUNCTIONS_PORT: await freePort() }
  address = `http://127.0.0.1:${ports.PLATFORM_PORT}`
  // What .env.example demands is enough: a text stands for each secret, an address for each address.
  const required = exampleSettings().filter(({ isOptional }) => !isOptional)
  environment = {
    PATH: process.env['PATH'],
    ...Object.fromEntries(required.map(({ name, value }) => [name, value || 'a-secret-of-this-test'])),
    NODE_ENV: 'production',
    DATABASE_URL: postgres.url,
    DATA_DIR: join(folder, 'data'),
    PUBLIC_URL: 'https://api.search-foundation.example',
    PUBLIC_FUNCTIONS_URL: 'https://functions.search-foundation.example',
    APP_ORIGINS: 'https://search-foundation.example',
    PLATFORM_PORT: `${ports.PLATFORM_PORT}`,
    FUNCTIONS_PORT: `${ports.FUNCTIONS_PORT}`,
  }
  const [command, ...parameters] = dockerCommand('CMD')
  platform = group.start({ name: 'platform', command, parameters, env: environment, cwd: image })
  await untilAnswers(`${address}/ready`, { ...platform, seconds: 60 })
})

afterAll(async () => {
  await group.end()
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
})

interface Manifest {
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
}

test('the image has the packages of production, and neither tools nor tests', () => {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(root, 'apps/platform/package.json'), 'utf8'),
  ) as Manifest
  const isInside = (name: string) => existsSync(join(image, 'node_modules', name, 'package.json'))
  expect(Object.keys(dependencies).filter((name) => !isInside(name))).toEqual([])
  // The identity provider's emulator stands in on a machine of a developer.
  const tools = Object.keys(devDependencies).filter((name) => !name.startsWith('@types/'))
  expect(['firebase-tools', ...tools].filter(isInside)).toEqual([])
  expect(globSync('{src,packages/*/src}/**/*.{test,test-support}.ts', { cwd: image })).toEqual([])
})

test('the process is ready on PostgreSQL, by the check of the image too', () => {
  const [command, ...parameters] = dockerCommand('HEALTHCHECK')
  execFileSync(command, parameters, { env: environment })
  const elsewhere = { ...environment, PLATFORM_PORT: '1' }
  expect(() => execFileSync(command, parameters, { env: elsewhere, stdio: 'ignore' })).toThrow(
    'Command failed',
  )
})

test('a priced call without a key is refused', async () => {
  const body = JSON.stringify({ model: 'jina-embeddings-v3', input: ['text'] })
  const headers = { 'Content-Type': 'application/json' }
  const refused = await fetch(`${address}/v1/embeddings`, { method: 'POST', headers, body })
  expect([refused.status, await refused.json()]).toEqual([
    401,
    expect.objectContaining({ detail: expect.any(String) as string }),
  ])
  const unknown = { ...headers, Authorization: `Bearer jina_${'0'.repeat(32)}` }
  expect((await fetch(`${address}/v1/embeddings`, { method: 'POST', headers: unknown, body })).status).toBe(
    401,
  )
})

test('the API document is served', async () => {
  const document = (await (await fetch(`${address}/openapi.json`)).json()) as {
    paths: Record<string, unknown>
  }
  expect(Object.keys(document.paths)).toEqual(expect.arrayContaining(['/v1/embeddings', '/v1/rerank']))
})

// Ends the process, so it is the last one.
test('the process ends in order when it is told to', async () => {
  if (platform === undefined) throw new Error('not started')
  process.kill(platform.pid, 'SIGTERM')
  expect(await platform.ended).toBe(0)
})
