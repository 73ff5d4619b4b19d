import { expect, test } from 'vitest'

import { parseArticle } from './article.ts'

const source = `---
title: A title
excerpt: What it is about.
date: 2026-01-31
category: opinion
author: Someone
tags: [a, b]
products: [reader]
models: []
papers: []
---

## First

Text.
`
const place = { slug: 'a-title', locale: 'de' }

test('front matter and body are read apart', () => {
  expect(parseArticle(source, place)).toMatchObject({
    slug: 'a-title',
    locale: 'de',
    date: '2026-01-31',
    category: 'opinion',
    featured: false,
    tags: ['a', 'b'],
    minutes: 1,
    body: '## First\n\nText.\n',
  })
})

test.each([
  ['', 'de/a-title has no front matter'],
  [source.replace('title: A title\n', ''), '"title" must be a text'],
  [source.replace('opinion', 'gossip'), '"category" must be one of press-release'],
  [source.replace('[reader]', '[toaster]'), '"products" must be one of reader'],
  [source.replace('[a, b]', 'a'), '"tags" must be a list of texts'],
])('a fault is named', (text, message) => {
  expect(() => parseArticle(text, place)).toThrow(message)
})
