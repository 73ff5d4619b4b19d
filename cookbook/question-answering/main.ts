import { readFile } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { vector } from '@electric-sql/pglite-pgvector'
import { createClient, embed, rerank, segment } from '@search-foundation/api-client'

interface Document {
  title: string
  text: string
}

const client = createClient({ baseUrl: process.env['SEARCH_FOUNDATION_BASE_URL'] })
const model = 'jina-embeddings-v3'
const dimensions = 256

// PGlite is PostgreSQL in this process. With `pg` and a server, the SQL stays the same.
const database = await PGlite.create({ extensions: { vector } })
await database.exec(`
  create extension vector;
  create table passages (
    id serial primary key,
    title text not null,
    content text not null,
    embedding vector(${dimensions}) not null
  );
`)

/** Splits a document into passages, embeds all of them in one call and stores them. */
async function addDocument({ title, text }: Document): Promise<void> {
  const { chunks = [] } = await segment(client, { content: text, return_chunks: true, max_chunk_length: 200 })
  // With late chunking every vector is computed from the whole document, so that "it" means what it means there.
  const { data } = await embed(client, {
    model,
    dimensions,
    task: 'retrieval.passage',
    late_chunking: true,
    input: chunks,
  })
  for (const { index, embedding } of data)
    await database.query('insert into passages (title, content, embedding) values ($1, $2, $3)', [
      title,
      chunks[index],
      JSON.stringify(embedding),
    ])
}

/** Finds the passage that answers a question: the ten nearest by vector, and the best of them by the reranker. */
async function answer(question: string): Promise<{ title: string; content: string; score: number }> {
  const { data } = await embed(client, { model, dimensions, task: 'retrieval.query', input: question })
  const { rows } = await database.query<{ title: string; content: string }>(
    'select title, content from passages order by embedding <=> $1 limit 10',
    [JSON.stringify(data[0]?.embedding)],
  )
  const { results } = await rerank(client, {
    model: 'jina-reranker-v2-base-multilingual',
    query: question,
    documents: rows.map(({ content }) => content),
    top_n: 1,
  })
  const [best] = results
  const row = best && rows[best.index]
  if (!best || !row) throw new Error('There are no passages.')
  return { ...row, score: best.relevance_score }
}

const documents = JSON.parse(await readFile(new URL('documents.json', import.meta.url), 'utf8')) as Document[]
for (const document of documents) await addDocument(document)

for (const question of [
  'When does my bank show the refund?',
  'How do I change my password?',
  'How long is the warranty of batteries?',
]) {
  const { title, content, score } = await answer(question)
  console.log(`${question}\n  ${title}: ${content.trim()} (${score.toFixed(2)})\n`)
}
await database.close()
