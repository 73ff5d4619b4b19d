import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const docs = join(import.meta.dirname, '../../../../docs')

test('every test that the list of attacks names exists under its title', () => {
  const list = readFileSync(join(docs, 'attacks.md'), 'utf8')
  const named = [...list.matchAll(/\[([^[\]]+)\]\((\.\.\/[^)]+\.test\.(?:ts|mjs))\)/g)]
  expect(named.length).toBeGreaterThan(100)
  const missing = named.filter(([, title = '', file = '']) => {
    const path = join(docs, file)
    return !existsSync(path) || !readFileSync(path, 'utf8').replaceAll('\\', '').includes(title)
  })
  expect(missing.map(([, title, file]) => `${title} (${file})`)).toEqual([])
})
