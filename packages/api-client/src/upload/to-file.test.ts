import { createReadStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'

import { bodyOf, loopback } from '../core/loopback-server.test-support.ts'
import { uploadBulkEmbeddings } from '../upload.ts'
import { toFile } from './to-file.ts'

/** Writes a file and returns its path. */
function written(name: string, text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'to-file-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}

test('a path, as text or URL, is a file with the name and content of that file', async () => {
  const path = written('größe 50%.csv', 'a,b\n')
  for (const source of [path, pathToFileURL(path)]) {
    const file = await toFile(source)
    expect([file.name, await file.text()]).toEqual(['größe 50%.csv', 'a,b\n'])
  }
  await expect(toFile(join(path, 'missing'))).rejects.toThrow()
})

test('content is a file with the given name', async () => {
  const sources = [
    new Blob(['one'], { type: 'text/csv' }),
    Buffer.from('one'),
    new TextEncoder().encode('one').buffer,
    createReadStream(written('a.txt', 'one')),
    new Response('one').body as unknown as AsyncIterable<BlobPart>,
  ]
  for (const source of sources) {
    const file = await toFile(source, 'rows.csv')
    expect([file.name, await file.text()]).toEqual(['rows.csv', 'one'])
  }
  expect((await toFile(new Blob([], { type: 'text/csv' }))).type).toBe('text/csv')
  expect((await toFile(new File(['a'], 'own.csv'))).name).toBe('own.csv')
  expect((await toFile(Buffer.from('a'))).name).toBe('input.txt')
})

test('a path is refused where there is no file system', async () => {
  vi.stubGlobal('process', undefined)
  onTestFinished(() => void vi.unstubAllGlobals())
  await expect(toFile('a.csv')).rejects.toThrow(TypeError)
})

test('a file of a path is uploaded with its name', async () => {
  let sent = ''
  const client = await loopback(async (incoming, response) => {
    sent = await bodyOf(incoming)
    response.end('{"id":"j"}')
  })
  const file = await toFile(written('rows.txt', 'first\nsecond\n'))
  await uploadBulkEmbeddings(client, { model: 'm', email: 'a@b.example', file })
  expect(sent).toContain('filename="rows.txt"')
  expect(sent).toContain('first\nsecond\n')
})
