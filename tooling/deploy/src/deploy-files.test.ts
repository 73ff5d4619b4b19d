import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { root } from '@search-foundation/start/repository'
import { DockerfileParser } from 'dockerfile-ast'
import { validate } from 'dockerfile-utils'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

import { deployFolder, readDeployed } from './deploy-files.ts'
import { exampleSettings } from './settings.ts'

const dockerfile = readDeployed('Dockerfile')

test('the Dockerfile is valid', () => {
  expect(validate(dockerfile)).toEqual([])
})

test('the image runs the Node line of the repository, without root, and checks its health', () => {
  const instructions = DockerfileParser.parse(dockerfile).getInstructions()
  const texts = instructions.map((one) => [one.getKeyword(), one.getArgumentsContent() ?? ''] as const)
  const bases = texts.filter(([keyword]) => keyword === 'FROM').map(([, image]) => image)
  const node = readFileSync(join(root, '.node-version'), 'utf8').trim()
  for (const base of bases) expect(base).toMatch(new RegExp(`^node:${node}-`))
  const last = texts.slice(texts.findLastIndex(([keyword]) => keyword === 'FROM'))
  expect(last).toContainEqual(['USER', 'node'])
  expect(last.map(([keyword]) => keyword)).toContain('HEALTHCHECK')
})

test('compose.yaml is valid', () => {
  const require = createRequire(import.meta.url)
  const bin = join(dirname(require.resolve('dclint')), '../bin/dclint.cjs')
  const config = join(import.meta.dirname, '../.dclintrc.yaml')
  const file = join(deployFolder, 'compose.yaml')
  // It ends with an error for what is wrong and for what it warns of.
  const parameters = [bin, '--config', config, '--max-warnings', '0', file]
  expect(() => execFileSync('node', parameters, { encoding: 'utf8' })).not.toThrow()
})

test('.env.example has every setting of the platform', () => {
  const readme = readFileSync(join(root, 'apps/platform/README.md'), 'utf8')
  const [, table = ''] = /## Environment\n([\s\S]*?)\n## /.exec(readme) ?? []
  const rows = table.split('\n').map((row) => row.split('|')[1] ?? '')
  const documented = rows.flatMap((names) => [...names.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name))
  expect(documented.length).toBeGreaterThan(20)
  expect(exampleSettings().map(({ name }) => name)).toEqual(expect.arrayContaining(documented))
})

test('compose.yaml takes from .env only what .env.example names', () => {
  const compose = readDeployed('compose.yaml')
  const taken = [...compose.matchAll(/\$\{([A-Z_]+)\}/g)].map(([, name]) => name)
  const required = exampleSettings().filter(({ isOptional }) => !isOptional)
  expect(required.map(({ name }) => name)).toEqual(expect.arrayContaining(taken))
})

test('the proxy sends requests to every process', () => {
  interface Compose {
    services: Record<string, { environment?: Record<string, string>; image: string }>
  }
  const { services } = parse(readDeployed('compose.yaml'), { merge: true }) as Compose
  const processes = Object.keys(services).filter(
    (name) => services[name]?.image === services['platform-1']?.image,
  )
  expect(processes.length).toBeGreaterThan(2)
  const of = (name: string) => services['proxy']?.environment?.[name]?.split(' ')
  expect(of('PLATFORM_PROCESSES')).toEqual(processes.map((name) => `${name}:8787`))
  expect(of('FUNCTIONS_PROCESSES')).toEqual(processes.map((name) => `${name}:5001`))
})
