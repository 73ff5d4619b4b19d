import { expect, test } from 'vitest'

import { commandFaults } from './command-faults.ts'
import type { DocumentParts } from './documents.ts'
import { linkFaults } from './link-faults.ts'
import { nameFaults } from './name-faults.ts'
import { pathFaults } from './path-faults.ts'

const parts = (file: string, more: Partial<DocumentParts>): DocumentParts => ({
  ...{ file, links: [], code: [], commands: [], anchors: [] },
  ...more,
})
const coded = (...texts: string[]) => texts.map((text, index) => ({ line: index + 1, text }))

test('a link leads to a file, a heading, or a test with its title', () => {
  const links = [
    { line: 1, url: 'architecture.md', text: 'the house' },
    { line: 2, url: '../README.md#two-commands', text: 'commands' },
    { line: 3, url: 'https://example.org', text: 'elsewhere' },
    { line: 4, url: '../tooling/start/src/phases.test.mjs', text: 'reads durations as minutes and seconds' },
    { line: 5, url: 'gone.md', text: 'gone' },
    { line: 6, url: '../README.md#three-commands', text: 'commands' },
    { line: 7, url: '../tooling/start/src/phases.test.mjs', text: 'reads durations as years' },
  ]
  const readme = parts('README.md', { anchors: ['two-commands'] })
  const faults = linkFaults(parts('docs/page.md', { links }), [readme])
  expect(faults.map((fault) => fault.split(' ')[0])).toEqual([5, 6, 7].map((line) => `docs/page.md:${line}`))
})

test('a path is that of a file or folder, from the root or as the end of one', () => {
  const files = ['apps/web/app/site-map.ts', 'packages/i18n/messages/de/web.json', '.github/workflows/ci.yml']
  const right = [
    'apps/web/app/site-map.ts',
    'app/site-map.ts',
    'site-map.ts',
    'packages/i18n/messages/<locale>/*.json',
  ]
  const others = [
    'messages/{de,fr}/web.json',
    'ci.yml',
    'dist/site',
    '/v1/embeddings',
    '*.test.ts',
    'text/html',
    'apps/web/',
  ]
  const wrong = ['apps/web/app/map.ts', 'apps/api/', 'map.ts', 'packages/i18n/messages/<locale>/*.yaml']
  expect(pathFaults(parts('docs/page.md', { code: coded(...right, ...others) }), files)).toEqual([])
  expect(pathFaults(parts('docs/page.md', { code: coded(...wrong) }), files)).toHaveLength(wrong.length)
})

test('a command is a script of the root or of the package, a task, or a program', () => {
  const right = [
    'npm test',
    'pnpm lint',
    'pnpm --filter @search-foundation/lint graph',
    'pnpm install',
    'git status',
  ]
  const more = [
    'pnpm exec turbo run build --filter @search-foundation/web',
    'PORT=1 npm run dev # starts',
    '.ci/run',
  ]
  const wrong = [
    'npm run tset',
    'pnpm graph',
    'pnpm --filter @search-foundation/gone test',
    'pnpm exec turbo run bild',
  ]
  const scripts = ['node scripts/gone.mjs', '.ci/gone', 'pnpm exec no-such-program']
  expect(commandFaults(parts('docs/page.md', { commands: coded(...right, ...more) }))).toEqual([])
  expect(commandFaults(parts('tooling/lint/README.md', { code: coded('pnpm graph') }))).toEqual([])
  expect(commandFaults(parts('docs/page.md', { code: coded(...wrong, ...scripts) }))).toHaveLength(7)
})

test('a name is a word of the code', () => {
  const words = new Set(['DATABASE_URL', 'createAuth', 'client', 'embedText', 'api_keys', 'ApiKey'])
  const right = [
    'DATABASE_URL',
    'DATABASE_URL=x',
    'createAuth()',
    'client.embedText',
    'api_keys',
    'ApiKey',
    'true',
    'POST /v1',
  ]
  const wrong = ['DATABASE_URI', 'createAuths', 'client.embedTexts()', 'api_key', 'ApiKeys']
  expect(nameFaults(parts('docs/page.md', { code: coded(...right) }), words)).toEqual([])
  expect(nameFaults(parts('docs/page.md', { code: coded(...wrong) }), words)).toHaveLength(wrong.length)
})
