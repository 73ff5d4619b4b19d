// Stores the public surface in `etc/api.d.ts`, so that a change of it is visible in a diff: the names of each entry, then all
// declarations. Fails when the built declarations differ; `--update` writes the file.
import { readFileSync, writeFileSync } from 'node:fs'

import { entries } from './entries.ts'

const dist = new URL('../dist/', import.meta.url)
const report = new URL('../etc/api.d.ts', import.meta.url)

const read = (name) => readFileSync(new URL(name, dist), 'utf8').replaceAll('\t', '    ')
const exported = /^export (?:type )?\{([^}]*)\}.*;?\n?/gm

const names = entries.flatMap((entry) =>
  [...read(`${entry}.d.cts`).matchAll(exported)]
    .flatMap(([, list]) => list.split(','))
    .map((name) => name.trim())
    .toSorted()
    .map((name) => `// ${entry}: ${name}`),
)
const declarations = read('types.d.cts')
  .replaceAll(/^ *\/\*\*[\s\S]*?\*\/\n/gm, '')
  .replaceAll(exported, '')
  .split(/\n(?=declare|interface|type)/)
  .map((text) => text.trim())
  .filter((text) => text !== '')
  .toSorted()
const now = `${[...names, '', ...declarations].join('\n')}\n`

if (process.argv.includes('--update')) {
  writeFileSync(report, now)
} else if (readFileSync(report, 'utf8') !== now) {
  console.error(
    'The public surface differs from etc/api.d.ts. If that is intended: pnpm api-report --update, and a changeset.',
  )
  process.exitCode = 1
}
