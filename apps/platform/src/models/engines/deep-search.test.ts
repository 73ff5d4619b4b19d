import { expect, test } from 'vitest'

import { buildCorpus } from '../corpus/corpus.ts'
import type { CorpusDocument } from './corpus-document.ts'
import { deepSearch, type DeepSearchOptions, type DeepSearchStep } from './deep-search.ts'
import { createSearch } from './search.ts'
import { countTokens } from './tokenizer.ts'

const search = createSearch(buildCorpus())

const everything = { attempts: 2, tokenLimit: 500_000, accepts: () => true, prefers: () => false }

function run(question: string, options: Partial<DeepSearchOptions> = {}, documents = search) {
  const steps: DeepSearchStep[] = []
  const searching = deepSearch(question, documents, {
    readLimit: 6,
    quoteLimit: 5,
    ...everything,
    ...options,
  })
  let next = searching.next()
  for (; !next.done; next = searching.next()) steps.push(next.value)
  return { steps, quotes: next.value }
}

test('every quote is from a visited document', () => {
  const { steps, quotes } = run('Which embedding model supports late chunking?')
  const visited = steps.flatMap((step) => (step.kind === 'visit' ? [step.document.id] : []))
  expect(quotes.length).toBeGreaterThan(0)
  for (const { document, text } of quotes) {
    expect(document.text).toContain(text)
    expect(visited).toContain(document.id)
  }
})

test('a German question is answered from German documents', () => {
  const { quotes } = run('Was ist ein Reranker und wie funktioniert er?')
  expect(new Set(quotes.map(({ document }) => document.locale))).toEqual(new Set(['de']))
})

/** Quotes from texts that are documents of their own, each named as it is. */
function quotesFrom(texts: Record<string, string>, question: string) {
  const documents = Object.entries(texts).map(([title, text]): CorpusDocument => ({
    ...{ id: title, kind: 'article', title, url: `/${title}`, text, date: null, locale: 'en-US' },
  }))
  return run(question, { locale: 'en-US' }, createSearch(documents)).quotes.map(({ text }) => text)
}

test('a heading with the words of the question leads to the sentences under it, and is not quoted', () => {
  const text =
    'Prices are below.\n\n## What limits a reranker?\n\nIt adds no documents.\n\n## Use\n\nSend a list.'
  expect(quotesFrom({ Notes: text }, 'What limits a reranker?')).toEqual(['It adds no documents.'])
})

test('what has much less to do with the question than the best quote is left out', () => {
  const texts = {
    'Late chunking': 'Late chunking is worth it when chunks refer to each other.',
    'Rate limits': 'A limit is worth it when a server is busy. It protects the others.',
  }
  expect(quotesFrom(texts, 'When is late chunking worth it?')).toEqual([texts['Late chunking']])
})

test('what an article announces at its beginning is found, and not quoted', () => {
  const announcement = 'What a reranker limits, and when to use one.'
  const said =
    'A reranker adds no documents: its first stage limits which texts, pages, images, tables, lists, notes, mails, prices, names, dates, words, rules, codes and tests a reranker reads.'
  const document: CorpusDocument = {
    ...{
      id: 'a',
      kind: 'article',
      title: 'Order',
      url: '/a',
      text: `${announcement}\n\n${said}\n\nSend a list.`,
    },
    ...{ announcement, date: null, locale: 'en-US' },
  }
  const { steps, quotes } = run('What limits a reranker?', { locale: 'en-US' }, createSearch([document]))
  expect(visits(steps).map(({ id }) => id)).toEqual(['a'])
  expect(quotes.map(({ text }) => text)).toEqual([said])
})

test.each([
  ['What is late chunking?', 'Late chunking gives every chunk of a document a vector'],
  ['Was ist Late Chunking?', 'Late Chunking gibt jedem Abschnitt eines Dokuments einen Vektor'],
  ['Qu’est-ce que le late chunking ?', 'Avec le late chunking, le vecteur de chaque segment'],
  ['¿Qué es late chunking?', 'Con late chunking, el vector de cada fragmento'],
  ['Che cos’è il late chunking?', 'Con il late chunking il vettore di ogni frammento'],
  ['レイトチャンキングとは何ですか？', 'レイトチャンキングでは、文書の残りの部分も踏まえて'],
  ['레이트 청킹이란 무엇인가요?', '레이트 청킹은 문서의 나머지 부분까지 반영해'],
  ['什么是迟分？', '迟分是 Embeddings 的一个选项'],
  ['什麼是延遲分塊？', '延遲分塊是 Embeddings 的選項'],
  ['Что такое позднее разбиение?', 'Позднее разбиение — это способ вычислять вектор'],
  ['Хожуу хуваалт гэж юу вэ?', 'Хожуу хуваалт бол баримтын хэсэг бүрийн векторыг'],
])('%s is answered first by a sentence that says it', (question, beginning) => {
  const [first] = run(question).quotes
  expect(first?.text.startsWith(beginning), first?.text).toBe(true)
  expect(first?.document.text).toContain(first?.text)
})

test('a sentence that defines the term comes before one that only begins with it, and is quoted once', () => {
  const texts = {
    Introduction: 'Tea warms you.\n\nIt has a long history.',
    Notes: 'Many drink it hot.\n\n## Kinds\n\nTea is a drink made of leaves. Most kinds are green or black.',
  }
  const quotes = quotesFrom(texts, 'What is tea?')
  expect(quotes[0]).toBe('Tea is a drink made of leaves.')
  expect(quotes.filter((text) => text.includes('Tea is a drink'))).toHaveLength(1)
})

test('words that occur nowhere find nothing', () => {
  expect(run('xyzzy qwertzuiop').quotes).toEqual([])
})

const visits = (steps: DeepSearchStep[]) =>
  steps.flatMap((step) => (step.kind === 'visit' ? [step.document] : []))

test('only what is accepted is read, and what is preferred comes first', () => {
  const question = 'Which embedding model supports late chunking?'
  const papers = visits(run(question, { accepts: ({ kind }) => kind === 'paper' }).steps)
  expect(new Set(papers.map(({ kind }) => kind))).toEqual(new Set(['paper']))
  const [first] = visits(run(question, { prefers: ({ kind }) => kind === 'paper' }).steps)
  expect(first?.kind).toBe('paper')
})

test('reading stays within its budget of tokens', () => {
  const tokensRead = (options: Partial<DeepSearchOptions>) =>
    visits(run('What is an embedding model?', options).steps).reduce(
      (sum, { text }) => sum + countTokens(text),
      0,
    )
  expect(tokensRead({ tokenLimit: 300 })).toBeLessThanOrEqual(300)
  expect(tokensRead({})).toBeGreaterThan(300)
})

test('a search that leaves words open is followed by further ones, as many as allowed', () => {
  const question = 'How does late chunking treat coffee xyzzy?'
  const queries = (attempts: number) =>
    run(question, { attempts }).steps.flatMap((step) => (step.kind === 'query' ? [step.query] : []))
  expect(queries(1)).toEqual([question])
  expect(queries(2)).toHaveLength(2)
  expect(queries(2)[1]).toContain('xyzzy')
})

test('nothing is read before it is asked for', () => {
  let reads = 0
  const counting = { find: search.find, accepts: () => (reads += 1) > 0 }
  const searching = deepSearch('late chunking', counting, {
    readLimit: 6,
    quoteLimit: 5,
    ...everything,
    accepts: counting.accepts,
  })
  searching.next()
  expect(searching.next().value).toEqual({ kind: 'query', query: 'late chunking' })
  expect(reads).toBe(0)
})
