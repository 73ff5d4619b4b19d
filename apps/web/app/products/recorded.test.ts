import { localeTable, type LocaleCode } from '@search-foundation/i18n/locale-table'
import { translator } from '@search-foundation/i18n/translator'
import { describe, expect, test } from 'vitest'

import fewShot from '../generated/demos/classifier-few-shot.json' with { type: 'json' }
import zeroShot from '../generated/demos/classifier-zero-shot.json' with { type: 'json' }
import embeddings from '../generated/demos/embeddings.json' with { type: 'json' }
import fineTuning from '../generated/demos/fine-tuning.json' with { type: 'json' }
import serp from '../generated/demos/llm-serp.json' with { type: 'json' }
import reranker from '../generated/demos/reranker.json' with { type: 'json' }
import segmenter from '../generated/demos/segmenter.json' with { type: 'json' }
import { recordedIn } from './recorded-in.ts'

const four = ['first', 'second', 'third', 'fourth'] as const
const six = [...four, 'fifth', 'sixth'] as const
const codes = localeTable.map(({ code }) => code)

test('a result names its engine, and a language that was not recorded is an error', () => {
  expect(recordedIn({ de: { engine: 'upstream' } }, 'de')).toEqual({ engine: 'upstream' })
  expect(() => recordedIn({}, 'de')).toThrow('de')
})

// When a sample was changed: `pnpm --filter @search-foundation/web generate`, with a running platform.
describe.each(codes)('the recorded results in %s', (code: LocaleCode) => {
  test('show each sentence nearest to the one that is about the same', () => {
    const { texts, similarities } = embeddings[code]
    const t = translator(code, 'web-embeddings')
    expect(texts).toEqual(six.map((key) => t(`demo.samples.${key}`)))
    const nearest = similarities.map((row, index) => {
      const others = row.map((value, other) => (other === index ? -1 : value))
      return others.indexOf(Math.max(...others))
    })
    expect(nearest).toEqual([1, 0, 3, 2, 5, 4])
  })

  test('rank the document that answers the query first, then the one that is about it', () => {
    const { query, documents } = reranker[code]
    const t = translator(code, 'web-reranker')
    expect(query).toBe(t('demo.sampleQuery'))
    expect(documents.slice(0, 2).map(({ text }) => text)).toEqual([
      t('demo.samples.third'),
      t('demo.samples.fifth'),
    ])
  })

  test('label each text as a person would, with and without examples', () => {
    const t = translator(code, 'web-classifier')
    const right = (['delivery', 'payment', 'error', 'delivery'] as const).map((label, index) => [
      t(`demo.sampleTexts.${four[index] ?? 'first'}`),
      t(`demo.sampleLabels.${label}`),
    ])
    for (const { texts } of [zeroShot[code], fewShot[code]])
      expect(texts.map(({ text, predictions }) => [text, predictions[0]?.label])).toEqual(right)
  })

  test('belong to the samples of the other demos', () => {
    expect(segmenter[code].chunks.join('')).toBe(translator(code, 'web-segmenter')('demo.sample'))
    expect(fineTuning[code].pairs.length).toBeGreaterThanOrEqual(3)
    expect(serp[code].query).toBe(translator(code, 'web-llm-serp-demo')('demo.samples.first'))
    expect(serp[code].entries.length).toBeGreaterThanOrEqual(5)
  })
})
