import { execFileSync } from 'node:child_process'
import type { ProductRequest } from '@search-foundation/store/run-product'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { codeSamples } from './code-samples.ts'
import { productSpecs } from './products.ts'
import { pythonLiteral } from './python-literal.ts'

const addresses = { mainApiUrl: 'https://api.example', readerUrl: 'https://reader.example' }

const codeOf = (request: ProductRequest, language: string): string =>
  codeSamples(request, addresses).find(({ id }) => id === language)?.code ?? ''

const embedding = (input: readonly string[]): ProductRequest => ({
  product: 'embedding',
  body: { model: 'm', input },
})

/** Texts with everything that a shell, TypeScript or Python could take for code. */
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom('\\', "'", '"', '$', '`', '\n', '\r', '{', '}', '(', '\u2028', '🙂', '#'),
  }),
)

/** Returns the last argument of the `curl` command, as a shell passes it. */
const sentByShell = (code: string): string =>
  execFileSync('sh', ['-c', `curl() { eval "printf %s \\"\\\${$#}\\""; }\n${code}`], { encoding: 'utf8' })

/** Returns the value of a Python literal: strings are those of JSON, and the words and last commas differ. */
const readPython = (code: string): unknown =>
  JSON.parse(
    code.replaceAll(
      /("(?:[^"\\]|\\.)*")|\b(True|False|None)\b|,(?=\s*[\]}])/g,
      (_, string, word) =>
        string ?? (word === undefined ? '' : word === 'None' ? 'null' : String(word).toLowerCase()),
    ),
  )

test('the cURL sample sends any text as it was written', () => {
  fc.assert(
    fc.property(fc.array(text), (input) => {
      expect(JSON.parse(sentByShell(codeOf(embedding(input), 'curl')))).toEqual({ model: 'm', input })
    }),
    { numRuns: 40 },
  )
})

test('the TypeScript sample contains any text as it was written', () => {
  fc.assert(
    fc.property(fc.array(text), (input) => {
      const code = codeOf(embedding(input), 'typescript')
      const body = code.slice(
        code.indexOf('embed(client, ') + 'embed(client, '.length,
        code.lastIndexOf(')\n\n'),
      )
      // oxlint-disable-next-line no-implied-eval -- the sample is code, and this reads it as a program would
      expect(new Function(`return (${body})`)()).toEqual({ model: 'm', input })
    }),
  )
})

test('the Python sample contains any text as it was written', () => {
  fc.assert(
    fc.property(fc.array(text), (input) => {
      const code = codeOf(embedding(input), 'python')
      const body = code.slice(
        code.indexOf('json.dumps(') + 'json.dumps('.length,
        code.lastIndexOf(').encode()'),
      )
      expect(readPython(body)).toEqual({ model: 'm', input })
    }),
  )
})

test('words of Python replace those of JSON, but not in texts', () => {
  expect(pythonLiteral({ input: ['true, false or null?'], normalized: true, task: null, empty: [] })).toBe(`{
    "input": [
        "true, false or null?",
    ],
    "normalized": True,
    "task": None,
    "empty": [],
}`)
})

test('every product is called at its address, by its function', () => {
  const calls = Object.values(productSpecs).map(({ requestOf }) => {
    const request = requestOf({})
    const [, url = ''] = /'(https[^']*)'/.exec(codeOf(request, 'curl')) ?? []
    const [, name = ''] = /createClient, (\w+)/.exec(codeOf(request, 'typescript')) ?? []
    return [request.product, name, url]
  })
  expect(calls).toEqual([
    ['embedding', 'embed', 'https://api.example/v1/embeddings'],
    ['reranker', 'rerank', 'https://api.example/v1/rerank'],
    ['classifier', 'classify', 'https://api.example/v1/classify'],
    ['tokenizer', 'segment', 'https://api.example/v1/segment'],
    ['reader', 'read', 'https://reader.example'],
    ['search', 'search', 'https://api.example/search'],
    ['deepsearch', 'deepSearch', 'https://api.example/v1/chat/completions'],
  ])
})
