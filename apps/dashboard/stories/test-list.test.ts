import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = new URL('../../../', import.meta.url).pathname
const folders = ['tooling/e2e/src', 'apps/dashboard/src/features', 'apps/dashboard/src', '']

/** Text of the file with a path that begins at one of the folders. */
function read(path: string): string {
  const found = folders.map((folder) => join(root, folder, path)).find((file) => existsSync(file))
  return found === undefined ? '' : readFileSync(found, 'utf8')
}

const list = readFileSync(join(root, 'docs/dashboard-tests.md'), 'utf8')
const named = Array.from(list.matchAll(/`(\S+\.tsx?): ([^`]+)`/g), ([, file = '', title = '']) => ({
  file,
  title,
}))

test('every test of the list exists', () => {
  expect(named.length).toBeGreaterThan(50)
  const missing = named.filter(({ file, title }) =>
    file.endsWith('.stories.tsx')
      ? !read(file).includes(`export const ${title}: Story`)
      : !read(file).includes(title),
  )
  expect(missing).toEqual([])
})
