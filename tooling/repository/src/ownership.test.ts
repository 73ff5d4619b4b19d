import { globSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { brand } from '@search-foundation/content/brand'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

import { read, root } from './repository.ts'

test('every place that has owners is there', () => {
  const lines = read('.github/CODEOWNERS')
    .split('\n')
    .filter((line) => /^[^#]/.test(line))
  const places = lines.map((line) => line.split(/\s+/)[0] ?? '')
  expect(places.length).toBeGreaterThan(10)
  const gone = places.filter((place) => place !== '*' && globSync(`.${place}`, { cwd: root }).length === 0)
  expect(gone).toEqual([])
})

test('the groups of renovate.json are about packages that there are', () => {
  interface Rule {
    matchPackageNames?: string[]
    matchDepNames?: string[]
  }
  const { packageRules } = JSON.parse(read('renovate.json')) as { packageRules: Rule[] }
  const { catalog } = parse(read('pnpm-workspace.yaml')) as { catalog: Record<string, string> }
  const known = ['node', ...Object.keys(catalog)]
  const patterns = packageRules.flatMap(({ matchPackageNames = [], matchDepNames = [] }) => [
    ...matchPackageNames,
    ...matchDepNames,
  ])
  expect(patterns.filter((pattern) => !known.some((name) => matchesGlob(name, pattern)))).toEqual([])
})

test('reports reach the addresses of the brand', () => {
  expect(read('SECURITY.md')).toContain(brand.securityEmail)
  expect(read('CODE_OF_CONDUCT.md')).toContain(brand.email)
  expect(read('.github/ISSUE_TEMPLATE/config.yml')).toContain(`${brand.hosts.site}/.well-known/security.txt`)
})
