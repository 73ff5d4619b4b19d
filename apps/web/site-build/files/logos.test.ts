import { inflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'

import { logoFiles } from './logo-files.ts'
import { zip } from './zip.ts'

/** Reads an archive by its directory, as an unpacker does. */
function unzip(archive: Buffer): Record<string, string> {
  const end = archive.lastIndexOf('PK\x05\x06', undefined, 'latin1')
  const count = archive.readUInt16LE(end + 10)
  let entry = archive.readUInt32LE(end + 16)
  const files: Record<string, string> = {}
  for (let index = 0; index < count; index++) {
    const size = archive.readUInt32LE(entry + 20)
    const nameLength = archive.readUInt16LE(entry + 28)
    const offset = archive.readUInt32LE(entry + 42)
    const name = archive.toString('utf8', entry + 46, entry + 46 + nameLength)
    const start = offset + 30 + nameLength
    files[name] = inflateRawSync(archive.subarray(start, start + size)).toString('utf8')
    entry += 46 + nameLength
  }
  return files
}

test('an archive contains its files', () => {
  const files = { 'a.txt': 'short', 'größe.svg': '<svg/>'.repeat(200) }
  expect(unzip(zip(files))).toEqual(files)
  expect(zip(files)).toEqual(zip(files))
})

test('the logos are in color and in one ink', () => {
  const files = logoFiles({ light: '<svg fill="#2f6fdb"/>', dark: '<svg fill="#7eb2ff"/>' }, 'Company')
  expect(files['mark-on-dark.svg']).toContain('#7eb2ff')
  expect(files['mark-black.svg']).toBe('<svg fill="#000000"/>')
  expect(files['mark-white.svg']).toBe('<svg fill="#ffffff"/>')
  expect(files['README.txt']).toContain('Company')
})
