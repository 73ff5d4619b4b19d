import { expect, test } from 'vitest'

import { benchmarks } from './benchmarks.ts'
import { originalLocale } from './collect-articles.ts'
import { paperFigures } from './paper-figures.ts'
import { papers } from './papers.ts'
import { readArticles } from './read-articles.ts'

const articles = readArticles().filter(({ locale }) => locale === originalLocale)

test.each(Object.entries(benchmarks))('the result of %s has a source that reports it', (model, result) => {
  const { source, value } = result
  if (source.startsWith('/')) {
    const article = articles.find(({ slug }) => source === `/news/${slug}`)
    expect(article?.models).toContain(model)
    expect(article?.body).toContain(String(value))
    return
  }
  const paper = papers.find(({ link }) => link === source)
  if (paper === undefined) {
    expect(source).toMatch(/^https:\/\/huggingface\.co\/jinaai\/jina-reranker-v1-/)
    return
  }
  // The site draws the same number as the picture of the paper, some of them as shares of one.
  const figure = paperFigures[paper.id]
  const drawn = figure.kind === 'bars' ? figure.bars.map((bar) => bar.value) : []
  expect(drawn.flatMap((share) => [share, Number((share * 100).toFixed(2))])).toContain(value)
})
