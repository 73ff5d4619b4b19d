import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

import { output, trackedFiles } from './repository.ts'

/** Written by scripts or filled in by the generator, and compiled where they end up. */
const generated = [':!packages/api-client/etc', ':!turbo/generators/templates']

/** The files that a `tsconfig.json` includes, as the compiler reads it. */
function filesOf(project: string): string[] {
  const { files = [] } = JSON.parse(output('node_modules/.bin/tsc', '--showConfig', '-p', project)) as {
    files?: string[]
  }
  return files.map((file) => join(dirname(project), file))
}

test('the compiler checks every TypeScript file', () => {
  const included = new Set(trackedFiles('*tsconfig.json').flatMap((project) => filesOf(project)))
  const forgotten = trackedFiles('*.ts', '*.tsx', '*.mts', ...generated).filter((file) => !included.has(file))
  expect(forgotten).toEqual([])
})
