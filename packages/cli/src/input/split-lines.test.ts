import { expect, test } from 'vitest'

import { splitLines } from './split-lines.ts'

const bytes = new TextEncoder().encode('\uFEFFone\r\n\ntwo \u2028 é\n三 🍵\r\nlast')
const lines = ['one', '', 'two \u2028 é', '三 🍵', 'last']

async function* inChunks(size: number) {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size)
}

test.each([1, 2, 3, 5, 1000])('lines are the same in chunks of %s bytes', async (size) => {
  const split: string[] = []
  for await (const line of splitLines(inChunks(size))) split.push(line)
  expect(split).toEqual(lines)
})
