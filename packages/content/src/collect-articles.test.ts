import { expect, test } from 'vitest'

import { collectArticles } from './collect-articles.ts'

const article = (title: string, date: string) => `---
title: ${title}
excerpt: In short.
date: ${date}
category: opinion
author: Team
tags: [storage, keys]
products: [reader]
models: []
papers: []
---

The body of ${title}.
`
const originals = {
  '../news/en-US/new.md': article('New', '2026-02-01'),
  '../news/en-US/old.md': article('Old', '2026-01-01'),
}
const summary = { title: 'Ancien', excerpt: 'En bref.', tags: ['stockage', 'clés'] }
const french = (summaries: object) =>
  collectArticles({ ...originals, '../news/fr/summaries.json': JSON.stringify(summaries) })

test('articles are sorted by date, the newest first', () => {
  expect(collectArticles(originals).map(({ slug }) => slug)).toEqual(['new', 'old'])
})

test('a written article has its body in its own language', () => {
  expect(collectArticles(originals)[0]).toMatchObject({ locale: 'en-US', bodyLocale: 'en-US' })
})

test('a summary replaces title, excerpt and tags, and the body stays the original one', () => {
  expect(french({ old: summary }).filter(({ locale }) => locale === 'fr')).toEqual([
    {
      ...collectArticles(originals)[1],
      ...summary,
      locale: 'fr',
      bodyLocale: 'en-US',
    },
  ])
})

test('a translated article and the summaries of others are the articles of a language', () => {
  const articles = collectArticles({
    ...originals,
    '../news/fr/new.md': article('Nouveau', '2026-02-01'),
    '../news/fr/summaries.json': JSON.stringify({ old: summary }),
  })
  expect(
    articles.filter(({ locale }) => locale === 'fr').map(({ title, bodyLocale }) => [title, bodyLocale]),
  ).toEqual([
    ['Nouveau', 'fr'],
    ['Ancien', 'en-US'],
  ])
})

test.each([
  [{ older: summary }, 'fr/older is the summary of an unknown article'],
  [{ old: { ...summary, tags: ['stockage'] } }, 'fr/old has 1 tags, and its original has 2'],
  [{ old: { ...summary, title: ' ' } }, 'The summary of fr/old: "title" must be a text'],
  [{ old: { ...summary, excerpt: undefined } }, '"excerpt" must be a text'],
  [{ old: { ...summary, tags: 'stockage' } }, '"tags" must be a list of texts'],
  [{ old: { ...summary, date: '2026-01-01' } }, 'there is no field "date"'],
])('a fault in a summary is named', (summaries, message) => {
  expect(() => french(summaries)).toThrow(message)
})

test('an article with both a translation and a summary is a fault', () => {
  expect(() =>
    collectArticles({
      ...originals,
      '../news/fr/old.md': article('Ancien', '2026-01-01'),
      '../news/fr/summaries.json': JSON.stringify({ old: summary }),
    }),
  ).toThrow('fr/old has both a translation and a summary')
})
