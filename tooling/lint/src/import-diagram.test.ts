import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { packageDiagram, roomDiagram } from './import-diagram.ts'
import { root } from './repository.ts'

const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8')

test('the architecture page draws the imports that the linter allows', () => {
  expect(page).toContain(packageDiagram())
  expect(page).toContain(roomDiagram('apps/platform/src'))
  expect(page).toContain(roomDiagram('apps/platform/src/models'))
})
