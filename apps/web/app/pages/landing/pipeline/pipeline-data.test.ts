import { firstSamplePage } from '@search-foundation/content/sample-pages'
import { localeTable } from '@search-foundation/i18n/locale-table'
import { translator } from '@search-foundation/i18n/translator'
import { expect, test } from 'vitest'

import { isOnPage } from '../../../ground/is-on-page.test-support.ts'
import { pipelineIn, steps } from './pipeline-data.ts'

/** A reranker reads query and document together. */
const together = /together|zusammen|gemeinsam|ensemble|juntos|insieme|同时|一起|一緒に|함께|вместе|хамт/u

test.each(localeTable.map(({ code }) => code))('every step is recorded in %s', (locale) => {
  const pipeline = pipelineIn(locale)
  expect(pipeline.lang).toBeUndefined()
  expect(pipeline).toMatchObject({
    source: firstSamplePage(locale).url,
    question: translator(locale, 'web-landing')('pipeline.sample.question'),
  })
  for (const step of steps) expect(pipeline[step], step).toBeDefined()
  const { classifier, deepsearch, reranker, tokenizer } = pipeline
  expect(tokenizer?.chunks.length).toBe(5)
  expect(reranker?.results.length).toBe(5)
  const label = translator(locale, 'web-landing')('pipeline.sample.labels.rank')
  expect(classifier?.predictions.at(-1)?.label).toBe(label)
  expect(deepsearch?.citations.length).toBeGreaterThan(0)
  expect(deepsearch?.citations[0]?.quote).toMatch(together)
  for (const { url, quote } of deepsearch?.citations ?? [])
    expect(isOnPage(url, locale, quote), url).toBe(true)
})
