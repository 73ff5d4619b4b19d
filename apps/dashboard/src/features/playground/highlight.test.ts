import fc from 'fast-check'
import { expect, test } from 'vitest'

import { codeSamples } from './code-samples.ts'

const samplesOf = (input: readonly string[]) =>
  codeSamples(
    { product: 'embedding', body: { model: 'm', input, dimensions: 64 } },
    { mainApiUrl: 'https://api.example', readerUrl: 'https://reader.example' },
  )

/** Returns the text that a browser shows for the HTML. */
const shown = (html = '') =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&')

/** Returns the parts of a sample that have this color in the light theme. */
const partsIn = (color: string, html = '') =>
  Array.from(html.matchAll(/<span style="--shiki-light:(#\w+);[^"]*">([^<]*)/g))
    .filter(([, light]) => light === color)
    .map(([, , text]) => text)

test('highlighted code is the code, whatever texts it has', () => {
  const text = fc.string({
    unit: fc.constantFrom('\\', "'", '"', '$', '\n', '<', '>', '&', '&lt;', 'a', '1'),
  })
  fc.assert(
    fc.property(fc.array(text), (input) => {
      for (const { code, html } of samplesOf(input)) expect(shown(html)).toBe(code)
    }),
  )
})

test('words, names, values and strings have the colors of code on the site', () => {
  const [curl, typescript, python] = samplesOf(['for 1 call(x)']).map(({ html }) => html)
  expect(partsIn('#702c00', curl)).toEqual(['curl'])
  expect(partsIn('#023b95', curl)).toEqual(['-H', '-H', '-d'])
  expect(partsIn('#a0111f', typescript)).toEqual(
    expect.arrayContaining(['import', 'from', 'const', 'await', '=']),
  )
  expect(partsIn('#622cbc', typescript)).toEqual(['createClient', 'embed', 'log'])
  expect(partsIn('#023b95', typescript)).toEqual(['64'])
  expect(partsIn('#a0111f', python)).toEqual(expect.arrayContaining(['import', 'with', 'as', '=']))
  for (const html of [typescript, python]) expect(partsIn('#032563', html)).toContain('"for 1 call(x)"')
})
