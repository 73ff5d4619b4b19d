import { spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'

// Generates a component as `pnpm gen component` does, runs every check of a component on it, and deletes it.

const name = 'trial-part'
const ui = dirname(import.meta.dirname)
const root = join(ui, '../..')
const folder = join(ui, 'src', name)

/** Commands, each with the folder to run it in. All must succeed. */
const steps: readonly (readonly [string, string])[] = [
  [root, `turbo gen component --args ${name} "A component on trial"`],
  [root, `oxfmt --check packages/ui/src/${name}`],
  [root, `oxlint --type-aware --deny-warnings packages/ui/src/${name}`],
  [root, `stylelint packages/ui/src/${name}/*.css`],
  [ui, 'tsc --noEmit --checkers 1'],
  [root, 'knip --workspace packages/ui'],
  // The second run compares with the pictures that the first one writes.
  [ui, `vitest run --project stories src/${name} --update`],
  [ui, `vitest run --project stories src/${name}`],
  [ui, 'vitest run --project unit'],
]

if (existsSync(folder)) throw new Error(`There is a component ${name} already.`)
try {
  for (const [cwd, command] of steps) {
    process.stdout.write(`\n> ${command}\n`)
    const { status } = spawnSync(`pnpm exec ${command}`, { cwd, shell: true, stdio: 'inherit' })
    if (status !== 0) {
      process.exitCode = 1
      break
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
