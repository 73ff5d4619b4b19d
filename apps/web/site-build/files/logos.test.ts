import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'

import { logoFiles } from './logo-files.ts'
import { zip } from './zip.ts'

test('an archive contains its files', () => {
  const files = { 'a.txt': 'short', 'größe.svg': '<svg/>'.repeat(200) }
  const unpacked = Object.entries(unzipSync(zip(files))).map(([name, bytes]) => [name, strFromU8(bytes)])
  expect(Object.fromEntries(unpacked)).toEqual(files)
  expect(zip(files)).toEqual(zip(files))
})

test('the logos are in color and in one ink', () => {
  const files = logoFiles({ light: '<svg fill="#2f6fdb"/>', dark: '<svg fill="#7eb2ff"/>' }, 'Company')
  expect(files['mark-on-dark.svg']).toContain('#7eb2ff')
  expect(files['mark-black.svg']).toBe('<svg fill="#000000"/>')
  expect(files['mark-white.svg']).toBe('<svg fill="#ffffff"/>')
  expect(files['README.txt']).toContain('Company')
})
