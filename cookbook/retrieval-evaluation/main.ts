import { readFile } from 'node:fs/promises'
import { createClient, embed, rerank } from '@search-foundation/api-client'

interface Dataset {
  passages: string[]
  /** Questions with the numbers of the passages that answer them. */
  queries: { text: string; relevant: number[] }[]
}

const client = createClient({ baseUrl: process.env['SEARCH_FOUNDATION_BASE_URL'] })
const model = 'jina-embeddings-v3'
const { passages, queries } = JSON.parse(
  await readFile(new URL('dataset.json', import.meta.url), 'utf8'),
) as Dataset

/** Orders the passages for each query: a list of their numbers, best first. */
type Ranking = readonly (readonly number[])[]

async function byVectors(dimensions: number): Promise<Ranking> {
  const [stored, asked] = await Promise.all([
    embed(client, { model, dimensions, task: 'retrieval.passage', input: passages }),
    embed(client, { model, dimensions, task: 'retrieval.query', input: queries.map(({ text }) => text) }),
  ])
  const similarity = (a: number[], b: number[]) => a.reduce((sum, x, index) => sum + x * (b[index] ?? 0), 0)
  return asked.data.map((query) =>
    stored.data
      .toSorted((a, b) => similarity(b.embedding, query.embedding) - similarity(a.embedding, query.embedding))
      .map(({ index }) => index),
  )
}

/** Lets the reranker order the best five of a ranking again. */
const reranked = (ranking: Ranking): Promise<Ranking> =>
  Promise.all(
    ranking.map(async (order, index) => {
      const best = order.slice(0, 5)
      const { results } = await rerank(client, {
        model: 'jina-reranker-v2-base-multilingual',
        query: queries[index]?.text ?? '',
        documents: best.map((number) => passages[number] ?? ''),
      })
      return results.map((result) => best[result.index] ?? -1)
    }),
  )

/** The share of queries with a relevant passage among the first `count`. */
const recall = (ranking: Ranking, count: number) =>
  mean(
    ranking.map((order, index) => Number(order.slice(0, count).some((number) => isRelevant(index, number)))),
  )

/** Mean reciprocal rank: 1 when the first passage is always relevant, ½ when it is always the second. */
const reciprocalRank = (ranking: Ranking) =>
  mean(
    ranking.map((order, index) => {
      const rank = order.findIndex((number) => isRelevant(index, number))
      return rank < 0 ? 0 : 1 / (rank + 1)
    }),
  )

const isRelevant = (query: number, passage: number) => queries[query]?.relevant.includes(passage) === true
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

const full = await byVectors(1024)
const short = await byVectors(64)
const rows: [string, Ranking][] = [
  ['1024 dimensions', full],
  ['64 dimensions', short],
  ['64 dimensions, reranked', await reranked(short)],
]
console.log(`${queries.length} queries, ${passages.length} passages\n`)
console.log(`${''.padEnd(26)}recall@1  recall@3  MRR`)
for (const [name, ranking] of rows)
  console.log(
    name.padEnd(26) +
      [recall(ranking, 1), recall(ranking, 3), reciprocalRank(ranking)]
        .map((value) => value.toFixed(2).padEnd(10))
        .join('')
        .trim(),
  )
