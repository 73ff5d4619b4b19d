/*
 * Writes app/generated/demos: the results that the product pages show until the visitor sends a request. Each demo's own request is sent
 * to the running platform in every language. SF_API_URL names the platform, SEARCH_FOUNDATION_API_KEY pays. Arguments are
 * the names of the demos to record; all of them without any.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { firstSamplePage } from '@search-foundation/content/sample-pages'
import { localeTable, type LocaleCode } from '@search-foundation/i18n/locale-table'
import { translator } from '@search-foundation/i18n/translator'

import { trainBody, zeroShotBody } from '../app/pages/classifier/demo/classify-bodies.ts'
import { slugs as classifierModels } from '../app/pages/classifier/served.ts'
import { passageLength, trainingPairs } from '../app/pages/fine-tuning/demo/training-pairs.ts'
import { firstChoice as firstSegments, segmentBody } from '../app/pages/segmenter/demo/segmenter-options.ts'
import { compareVectors } from '../app/products/embeddings/embedded-texts.ts'
import { embeddingsBody } from '../app/products/embeddings/embeddings-body.ts'
import { firstChoice as firstEmbedding } from '../app/products/embeddings/served.ts'
import { served as rerankers } from '../app/products/reranker/served.ts'
import { call } from './platform.ts'

interface Usage {
  usage: { total_tokens: number }
}
interface Embeddings extends Usage {
  data: { embedding: number[] }[]
}
interface Ranking extends Usage {
  results: { index: number; relevance_score: number }[]
}
interface Classes extends Usage {
  data: { index: number; predictions: { label: string; score: number }[] }[]
}
interface Segments {
  num_tokens: number
  tokens?: [string, number[]][][]
  chunks: string[]
}
interface ResultsPage extends Usage {
  model: string
  seed: number
  total_results: number
  results: object[]
}
interface Page {
  data: object
}

const four = ['first', 'second', 'third', 'fourth'] as const
const six = [...four, 'fifth', 'sixth'] as const
const labels = ['delivery', 'payment', 'error'] as const

/** Each demo's request of a language, and what its island shows of the response. */
const demos: Readonly<Record<string, (locale: LocaleCode) => Promise<object>>> = {
  async embeddings(locale) {
    const t = translator(locale, 'web-embeddings')
    const texts = six.map((key) => t(`demo.samples.${key}`))
    const { body, engine } = await call<Embeddings>('/v1/embeddings', embeddingsBody(firstEmbedding, texts))
    const compared = compareVectors(body.data.map(({ embedding }) => embedding))
    return { texts, ...compared, tokens: body.usage.total_tokens, engine }
  },
  async reranker(locale) {
    const t = translator(locale, 'web-reranker')
    const texts = six.map((key) => t(`demo.samples.${key}`))
    const request = { model: rerankers[0]?.slug, query: t('demo.sampleQuery'), documents: texts }
    const { body, engine } = await call<Ranking>('/v1/rerank', request)
    const documents = body.results.map(({ index, relevance_score: score }) => ({
      text: texts[index],
      before: index + 1,
      score,
    }))
    return { query: request.query, documents, tokens: body.usage.total_tokens, engine }
  },
  async 'classifier-zero-shot'(locale) {
    const { names, input } = classifierSamples(locale)
    return classifyAs(zeroShotBody(classifierModels[0], names, input))
  },
  async 'classifier-few-shot'(locale) {
    const { examples, input } = classifierSamples(locale)
    const trained = await call<{ classifier_id: string }>(
      '/v1/train',
      trainBody(classifierModels[0], examples),
    )
    const { classifier_id: id } = trained.body
    const classified = await classifyAs({ classifier_id: id, input })
    await call(`/v1/classifiers/${id}`, undefined, 'DELETE')
    return classified
  },
  async segmenter(locale) {
    const content = translator(locale, 'web-segmenter')('demo.sample')
    const { body, engine } = await call<Segments>('/v1/segment', segmentBody(firstSegments, content))
    return {
      characters: content.length,
      tokens: body.num_tokens,
      engine,
      pieces: body.tokens?.flat() ?? [],
      chunks: body.chunks,
    }
  },
  async 'fine-tuning'(locale) {
    const content = translator(locale, 'web-fine-tuning')('demo.sampleText')
    const request = { content, return_chunks: true, max_chunk_length: passageLength }
    const { body, engine } = await call<Segments>('/v1/segment', request)
    return { pairs: trainingPairs(body.chunks), tokens: body.num_tokens, engine }
  },
  async 'llm-serp'(locale) {
    const query = translator(locale, 'web-llm-serp-demo')('demo.samples.first')
    const { body, engine } = await call<ResultsPage>(`/v1/serp/${encodeURIComponent(query)}`, { hl: locale })
    const { model, seed, total_results: total, results: entries, usage } = body
    return { query, model, seed, total, entries, tokens: usage.total_tokens, engine }
  },
  async reader(locale) {
    const request = { url: firstSamplePage(locale).url, respondWith: 'content' }
    const { body, engine } = await call<Page>('/reader', request)
    return { ...body.data, engine }
  },
}

function classifierSamples(locale: LocaleCode) {
  const t = translator(locale, 'web-classifier')
  const names = labels.map((key) => t(`demo.sampleLabels.${key}`))
  return {
    names,
    input: four.map((key) => t(`demo.sampleTexts.${key}`)),
    // Two examples of each label.
    examples: six.map((key, index) => ({
      text: t(`demo.sampleExamples.${key}`),
      label: names[Math.floor(index / 2)] ?? '',
    })),
  }
}

async function classifyAs(request: { input: readonly string[]; classifier_id?: string }) {
  const { body, engine } = await call<Classes>('/v1/classify', request)
  const texts = body.data.map(({ index, predictions }) => ({
    text: request.input[index],
    predictions: predictions.map(({ label, score }) => ({ label, score: Number(score.toFixed(4)) })),
  }))
  return { texts, tokens: body.usage.total_tokens, engine }
}

const folder = new URL('../app/generated/demos/', import.meta.url)
mkdirSync(folder, { recursive: true })
const wanted = process.argv.slice(2)
for (const [name, record] of Object.entries(demos)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const lines: string[] = []
  for (const { code } of localeTable)
    lines.push(`${JSON.stringify(code)}: ${JSON.stringify(await record(code))}`)
  // One line per language.
  writeFileSync(new URL(`${name}.json`, folder), `{\n${lines.join(',\n')}\n}\n`)
}
