import { readFile } from 'node:fs/promises'
import { createClient } from '@search-foundation/api-client'
import { embedAll } from '@search-foundation/api-client/bulk'

/** Cosine similarity from which two texts are the same. Choose it with pairs that a person has judged: see the page. */
const threshold = 0.8

const client = createClient({ baseUrl: process.env['SEARCH_FOUNDATION_BASE_URL'] })
const texts = JSON.parse(await readFile(new URL('products.json', import.meta.url), 'utf8')) as string[]

// `embedAll` cuts any number of texts into requests, keeps their order and waits for the rate limit.
const { embeddings } = await embedAll(client, {
  model: 'jina-embeddings-v3',
  task: 'text-matching',
  input: texts,
})

/** Vectors have the length 1, so that their dot product is their cosine similarity. */
const similarity = (a: Float32Array, b: Float32Array) =>
  a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0)

/** The first text of each group, by the number of each text. */
const groupOf = texts.map((_, index) => index)
const firstOf = (index: number): number => {
  const first = groupOf[index] ?? index
  return first === index ? index : firstOf(first)
}

for (const [a, first] of embeddings.entries())
  for (const [b, second] of embeddings.entries())
    if (a < b && first && second && similarity(first, second) >= threshold) groupOf[firstOf(b)] = firstOf(a)

const groups = Map.groupBy(texts.keys(), firstOf)
for (const members of groups.values())
  if (members.length > 1) console.log(members.map((index) => texts[index]).join('\n  = '))
console.log(`${texts.length} texts, ${groups.size} different ones`)
