import fc from 'fast-check'
import { expect, test } from 'vitest'

import { codeSamples } from './code-samples.ts'
import { highlight } from './highlighter.ts'

const samplesOf = (input: readonly string[]) =>
  codeSamples(
    { product: 'embedding', body: { model: 'm', input } },
    { mainApiUrl: 'https://api.example', readerUrl: 'https://reader.example' },
  )

/** Returns the text that a browser shows for the HTML. */
const shown = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:#x([0-9A-F]+)|lt);/g, (_, code?: string) =>
      code === undefined ? '<' : String.fromCodePoint(Number.parseInt(code, 16)),
    )

test('highlighted code is the code, whatever texts it has', () => {
  const text = fc.string({
    unit: fc.constantFrom('\\', "'", '"', '$', '\n', '<', '>', '&', '&lt;', 'a', '1'),
  })
  fc.assert(
    fc.property(fc.array(text), (input) => {
      for (const sample of samplesOf(input)) expect(shown(highlight(sample))).toBe(sample.code)
    }),
    { numRuns: 20 },
  )
})
