import { readFile } from 'node:fs/promises'
import { createClient, embed } from '@search-foundation/api-client'

const client = createClient({ baseUrl: process.env['SEARCH_FOUNDATION_BASE_URL'] })
const model = 'jina-code-embeddings-0.5b'

/** The functions of a file with their comments. In your project, take the ranges of functions from a parser. */
async function readFunctions(file: string): Promise<{ name: string; code: string; line: number }[]> {
  const source = await readFile(new URL(file, import.meta.url), 'utf8')
  return [...source.matchAll(/^\/\*\*.*\*\/\nexport (?:async )?function (\w+)[\s\S]*?^\}$/gm)].map(
    ({ 0: code, 1: name = '', index }) => ({
      name,
      code,
      line: source.slice(0, index).split('\n').length,
    }),
  )
}

const functions = await readFunctions('library.ts')
const questions = ['escape HTML tags', 'try again after an error', 'remove duplicates', 'parse a date']

// The two sides have tasks of their own: a question in words, and the code that answers it.
const [stored, asked] = await Promise.all([
  embed(client, { model, task: 'nl2code.passage', input: functions.map(({ code }) => code) }),
  embed(client, { model, task: 'nl2code.query', input: questions }),
])

const similarity = (a: number[], b: number[]) => a.reduce((sum, x, index) => sum + x * (b[index] ?? 0), 0)

for (const { index: number, embedding } of asked.data) {
  const [best] = stored.data.toSorted(
    (a, b) => similarity(b.embedding, embedding) - similarity(a.embedding, embedding),
  )
  const found = best && functions[best.index]
  if (found) console.log(`${questions[number]}: ${found.name} (library.ts:${found.line})`)
}
