import { expect, test } from 'vitest'

import { linkCitations } from './link-citations.ts'

test('marks link to the quotes, and the list of sources is left out', () => {
  const answer = 'It is so. [^1] And so. [^2]\n\n[^1]: [A](https://a.example)\n[^2]: [B](https://b.example)'
  expect(linkCitations(answer, 'turn-1')).toBe(
    String.raw`It is so. [\[1\]](#turn-1-quote-1) And so. [\[2\]](#turn-1-quote-2)`,
  )
})
