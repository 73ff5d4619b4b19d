// Keeps the public surface in `etc/api.d.ts`, so that a change of it shows in a diff. Fails when the built declarations differ from it;
// `--update` writes it anew.
import { readFileSync, writeFileSync } from 'node:fs'

const dist = new URL('../dist/', import.meta.url)
const report = new URL('../etc/api.d.ts', import.meta.url)
const entries = ['index', 'account', 'all', 'sse', 'upload']

const read = (name) => readFileSync(new URL(name, dist), 'utf8')
const names = entries.map(
  (entry) => `// ${entry}: ${read(`${entry}.d.ts`).replace(/^export \{ (.*) \}.*\n$/, '$1')}`,
)
const types = read('types.d.ts')
  .replaceAll(/^ *\/\*\*[\s\S]*?\*\/\n/gm, '')
  .split(/\n(?=export|declare|interface|type)/)
  .map((text) => text.trim())
  .toSorted()
const now = `${names.join('\n')}\n\n${types.join('\n')}\n`

if (process.argv.includes('--update')) {
  writeFileSync(report, now)
} else if (readFileSync(report, 'utf8') !== now) {
  console.error(
    'The public surface differs from etc/api.d.ts. If that is meant: pnpm api-report --update, and a changeset.',
  )
  process.exitCode = 1
}
