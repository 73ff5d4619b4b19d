import { writeFile } from 'node:fs/promises'
/*
 * Sends a sample document of each language through every service of the running platform and writes what came back to
 * `app/generated/pipeline.json`, for the landing page's exhibit. SF_API_URL names the platform, SEARCH_FOUNDATION_API_KEY pays.
 * A service that does not exist there (404) leaves its step out; any other failure ends the script.
 */
import { defaultEmbeddingModel } from '@search-foundation/content/default-embedding-model'
import { firstSamplePage } from '@search-foundation/content/sample-pages'
import { defaultLocale, localeTable, type LocaleCode } from '@search-foundation/i18n/locale-table'
import { translator } from '@search-foundation/i18n/translator'

import type { PipelineData } from '../app/pages/landing/pipeline/pipeline-data.ts'
import { call, type Measured } from './platform.ts'

const labels = ['clean', 'cut', 'compare', 'rank', 'general'] as const
/** In characters. A shorter text, as in Chinese, has a chunk for each of its sections all the same. */
const longestChunk = 420
const shownChunks = 5
const shownValues = 48
const dimensionCount = 256
const excerptLength = 900
/** The exhibit has room for the first passage of an answer and what it cites. */
const shownCitations = 1

interface Page {
  data: { title: string; content: string; usage: { tokens: number } }
}
interface Segments {
  num_tokens: number
  chunks: string[]
}
interface Embeddings {
  usage: { total_tokens: number }
  data: { index: number; embedding: number[] }[]
}
interface Classes {
  usage: { total_tokens: number }
  data: { index: number; prediction: string; score: number }[]
}
interface Ranking {
  usage: { total_tokens: number }
  results: { index: number; relevance_score: number }[]
}
interface Citation {
  url_citation: { title: string; url: string; exactQuote: string }
}
interface Answer {
  usage: { total_tokens: number }
  choices: { message: { content: string; annotations?: Citation[] } }[]
}

// The first call after a start also pays for what the service loads; it is not what a visitor meets.
await exhibitIn(defaultLocale)
const exhibits: [LocaleCode, PipelineData][] = []
for (const { code } of localeTable) {
  // A language without a sample page shows the English exhibit, marked as English.
  if (code === defaultLocale || firstSamplePage(code).lang === code)
    exhibits.push([code, await exhibitIn(code)])
}

// One line per language.
const lines = exhibits.map(([code, exhibit]) => `${JSON.stringify(code)}: ${JSON.stringify(exhibit)}`)
const file = new URL('../app/generated/pipeline.json', import.meta.url)
await writeFile(file, `{\n${lines.join(',\n')}\n}\n`)

async function exhibitIn(locale: LocaleCode): Promise<PipelineData> {
  const t = translator(locale, 'web-landing')
  const sourcePage = firstSamplePage(locale).url
  const page = await call<Page>('/reader', { url: sourcePage })
  const { title, content, usage } = page.body.data
  const exhibit: PipelineData = {
    source: sourcePage,
    question: t('pipeline.sample.question'),
    reader: {
      ...measured(page, usage.tokens),
      title,
      characters: content.length,
      excerpt:
        content.length <= excerptLength
          ? content
          : content.slice(0, content.lastIndexOf('\n', excerptLength)),
    },
  }
  const sections = content.split(/(?=^## )/m).map(({ length }) => length)
  const chunkLength = Math.min(longestChunk, Math.max(...sections))
  const segments = await step<Segments>('/v1/segment', {
    content,
    return_chunks: true,
    max_chunk_length: chunkLength,
  })
  if (segments === undefined) return exhibit
  const chunks = segments.body.chunks
    .map((chunk) => chunk.trim())
    .filter(({ length }) => length > chunkLength / 5)
    .slice(0, shownChunks)
  exhibit.tokenizer = { ...measured(segments, segments.body.num_tokens), chunks }
  const names = labels.map((label) => t(`pipeline.sample.labels.${label}`))
  return { ...exhibit, ...(await furtherSteps(exhibit.question, chunks, names)) }
}

async function furtherSteps(question: string, chunks: readonly string[], names: readonly string[]) {
  const exhibit: Partial<PipelineData> = {}
  const vectors = await step<Embeddings>('/v1/embeddings', {
    model: defaultEmbeddingModel,
    task: 'retrieval.passage',
    dimensions: dimensionCount,
    input: chunks,
  })
  if (vectors) {
    exhibit.embedding = {
      ...measured(vectors, vectors.body.usage.total_tokens),
      dimensions: dimensionCount,
      vectors: vectors.body.data.map(({ embedding }) =>
        embedding.slice(0, shownValues).map((value) => Number(value.toFixed(3))),
      ),
    }
  }
  const classes = await step<Classes>('/v1/classify', {
    model: defaultEmbeddingModel,
    labels: names,
    input: chunks,
  })
  if (classes) {
    exhibit.classifier = {
      ...measured(classes, classes.body.usage.total_tokens),
      labels: [...names],
      predictions: classes.body.data.map(({ prediction, score }) => ({ label: prediction, score })),
    }
  }
  const ranking = await step<Ranking>('/v1/rerank', {
    model: 'jina-reranker-v2-base-multilingual',
    query: question,
    documents: chunks,
    return_documents: false,
  })
  if (ranking) {
    exhibit.reranker = {
      ...measured(ranking, ranking.body.usage.total_tokens),
      results: ranking.body.results.map(({ index, relevance_score }) => ({ index, score: relevance_score })),
    }
  }
  const answer = await step<Answer>('/v1/chat/completions', {
    model: 'jina-deepsearch-v1',
    stream: false,
    messages: [{ role: 'user', content: question }],
  })
  const message = answer?.body.choices[0]?.message
  if (answer && message) {
    exhibit.deepsearch = {
      ...measured(answer, answer.body.usage.total_tokens),
      answer: firstPart(message.content),
      citations: (message.annotations ?? [])
        .slice(0, shownCitations)
        .map(({ url_citation: { title: name, url, exactQuote } }) => ({
          title: name,
          url: sitePath(url),
          quote: exactQuote,
        })),
    }
  }
  return exhibit
}

/** The answer up to the last citation that is shown, without the list of what is cited. */
function firstPart(answer: string): string {
  const [text = ''] = answer.split(/\n+(?=\[\^1\]: )/)
  const mark = `[^${shownCitations}]`
  const end = text.indexOf(mark)
  return end === -1 ? text : text.slice(0, end + mark.length)
}

/** Pages of this very site are named by their path: the host is the one the platform was started for. */
function sitePath(address: string): string {
  const url = new URL(address)
  return url.hostname === 'localhost' ? url.pathname : address
}

async function step<T>(path: string, request: unknown): Promise<Measured<T> | undefined> {
  try {
    return await call<T>(path, request)
  } catch (error) {
    if (error instanceof Error && error.message.startsWith(`${path} answered 404`)) {
      console.warn(`${path} is not served here; its step is left out.`)
      return undefined
    }
    throw error
  }
}

function measured({ engine, ms }: Measured<unknown>, tokens: number) {
  return { engine, ms, tokens }
}
