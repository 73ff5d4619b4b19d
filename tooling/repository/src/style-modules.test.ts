import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

import { read, trackedFiles } from './repository.ts'

test('every style module is imported', () => {
  const imported = new Set(
    trackedFiles('*.ts', '*.tsx').flatMap((file) =>
      Array.from(read(file).matchAll(/'(\.[^']+\.module\.css)'/g), ([, path = '']) =>
        join(dirname(file), path),
      ),
    ),
  )
  expect(trackedFiles('*.module.css').filter((file) => !imported.has(file))).toEqual([])
})
