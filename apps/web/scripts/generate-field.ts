import { writeFile } from 'node:fs/promises'
import { defaultEmbeddingModel } from '@search-foundation/content/default-embedding-model'
/*
 * Places the passages of the landing page's field: embeds them through the platform's `POST /v1/embeddings`, reduces the
 * vectors to two dimensions (principal components), spreads the points so that none covers another, and writes
 * `app/generated/field.json` (what the HTML needs) and `field-vectors.json` (what a query is compared with).
 *
 * The call is charged: SEARCH_FOUNDATION_API_KEY names a key with a balance. The demo route embeds the built query, as a visitor's would be.
 */
import { passages } from '@search-foundation/content/passages'
import { localeTable } from '@search-foundation/i18n/locale-table'
import { translator } from '@search-foundation/i18n/translator'

import { fieldHeight, fieldWidth } from '../app/pages/landing/field/field-size.ts'
import { passageLanguages } from '../app/pages/landing/field/lit.ts'
import { litCount, nearest, unpackVectors, type Hit } from '../app/pages/landing/field/nearest.ts'
import { passagesHash } from './passages-hash.ts'
import { embed, embedDemo } from './platform.ts'
import { project } from './project.ts'
import { spread } from './spread.ts'

/** As many as `POST /api/v1/demo/embeddings` returns: with 64, words of the local model share so many of them that any two texts look alike. */
const dimensionCount = 256

const { vectors, model, engine } = await embed({
  model: defaultEmbeddingModel,
  dimensions: dimensionCount,
  input: passages.map(({ text }) => text),
})
const places = spread(project(vectors), { width: fieldWidth, height: fieldHeight, margin: 28, gap: 22 })
const packed = pack(vectors)
const unpacked = unpackVectors(packed, dimensionCount)
const queries: Record<string, { text: string; hits: Hit[] }> = {}
for (const { code } of localeTable) {
  const text = translator(code, 'web-landing')('field.builtQuery')
  const { vector } = await embedDemo(text)
  const hits = nearest(vector, unpacked, passageLanguages, litCount).map(({ index, score }) => ({
    index,
    score: round(score, 3),
  }))
  queries[code] = { text, hits }
}

await write('field', {
  model,
  engine,
  queries,
  passages: passagesHash(passages),
  places: places.map(([x, y]) => [round(x, 1), round(y, 1)]),
})
await write('field-vectors', { model, dimensions: dimensionCount, vectors: packed })

/** Vectors as base64 of signed bytes: a hundred vectors in 35 kilobytes. */
function pack(list: readonly (readonly number[])[]): string {
  const bytes = list.flatMap((vector) => {
    const largest = Math.max(...vector.map(Math.abs)) || 1
    return vector.map((value) => Math.round((value / largest) * 127))
  })
  return Buffer.from(Int8Array.from(bytes).buffer).toString('base64')
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits))
}

async function write(name: string, value: unknown): Promise<void> {
  await writeFile(new URL(`../app/generated/${name}.json`, import.meta.url), `${JSON.stringify(value)}\n`)
}
