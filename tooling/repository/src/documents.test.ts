import { describe, expect, test } from 'vitest'

import { commandFaults } from './command-faults.ts'
import { documents } from './documents.ts'
import { linkFaults } from './link-faults.ts'
import { nameFaults } from './name-faults.ts'
import { pathFaults } from './path-faults.ts'
import { read, trackedFiles } from './repository.ts'

const all = documents()
const files = trackedFiles()

/** Names of others that documents explain: a setting of PostgreSQL, metrics of prom-client, an option of the bundler, a function of Valibot. */
const ofOthers = [
  'archive_command',
  'platform_nodejs_eventloop_lag_p99_seconds',
  'entriesAware',
  'toStandardJsonSchema',
]

/** Every word of the sources and settings. */
const words = new Set([
  ...ofOthers,
  ...trackedFiles(
    '*.ts',
    '*.tsx',
    '*.mjs',
    '*.js',
    '*.sql',
    '*.css',
    '*.html',
    '*.json',
    '*.y*ml',
    '*.sh',
    'deploy/*',
  )
    .filter((file) => !file.endsWith('.md'))
    .flatMap((file) => read(file).match(/[A-Za-z_]\w*/g) ?? []),
])

describe.each(all.map((parts) => [parts.file, parts] as const))('%s names what there is:', (_file, parts) => {
  test('links', () => expect(linkFaults(parts, all)).toEqual([]))
  test('paths', () => expect(pathFaults(parts, files)).toEqual([]))
  test('commands', () => expect(commandFaults(parts)).toEqual([]))
  test('names of the code', () => expect(nameFaults(parts, words)).toEqual([]))
})
