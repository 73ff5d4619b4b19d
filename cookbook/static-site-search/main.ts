import { readdir, readFile } from 'node:fs/promises'
import { createClient, embed } from '@search-foundation/api-client'

import { search, type Entry } from './search-index.ts'

const client = createClient({ baseUrl: process.env['SEARCH_FOUNDATION_BASE_URL'] })
// 512 bits are 64 bytes per paragraph: 1,000 paragraphs are one small file.
const how = { model: 'jina-embeddings-v3', dimensions: 512, embedding_type: 'ubinary' } as const

/** At the build: embeds every paragraph of the site. Write the result as a file beside the pages. */
async function buildIndex(): Promise<Entry[]> {
  const folder = new URL('pages/', import.meta.url)
  const paragraphs: Omit<Entry, 'bits'>[] = []
  for (const page of (await readdir(folder)).toSorted()) {
    const html = await readFile(new URL(page, folder), 'utf8')
    const [, title = page] = /<title>(.*?)<\/title>/.exec(html) ?? []
    for (const [, text = ''] of html.matchAll(/<p>([\s\S]*?)<\/p>/g)) paragraphs.push({ page, title, text })
  }
  const { data } = await embed(client, {
    ...how,
    task: 'retrieval.passage',
    // The title gives a short paragraph its subject.
    input: paragraphs.map(({ title, text }) => `${title}. ${text}`),
  })
  return data.flatMap(({ index, embedding }) => {
    const paragraph = paragraphs[index]
    return paragraph ? [{ ...paragraph, bits: embedding }] : []
  })
}

/** On a server of yours, which has the key: embeds what a visitor types. */
async function embedQuery(query: string): Promise<number[]> {
  const { data } = await embed(client, { ...how, task: 'retrieval.query', input: query })
  return data[0]?.embedding ?? []
}

const entries = await buildIndex()
const file = JSON.stringify(entries)
console.log(`${entries.length} paragraphs, ${file.length} bytes`)
for (const query of ['how much coffee for a liter of water', 'can I freeze beans', 'descale the machine']) {
  const [best] = search(entries, await embedQuery(query), 1)
  console.log(`${query}: ${best?.page}`)
}
