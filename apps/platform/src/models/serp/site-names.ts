import { defaultLocale } from '@search-foundation/i18n/locale-table'

import type { Random } from '../../kernel/random.ts'
import { buildCorpus } from '../corpus/corpus.ts'
import { drawSequence, trainNgramModel } from '../engines/ngram-model.ts'

const ofLetters = { order: 4, discount: 0.3 }
const length = { least: 5, most: 8 }
const mostDraws = 400

/** Trains a model of letters with our English texts. Returns a function that draws a word which is in none of them. */
export function trainSiteNames(): (random: Random) => string {
  const words = new Set(
    buildCorpus([defaultLocale]).flatMap(
      ({ text }) => text.toLowerCase().match(/(?<!\p{L})[a-z]{4,}(?!\p{L})/gu) ?? [],
    ),
  )
  const model = trainNgramModel(
    Array.from(words, (word) => [...word]),
    ofLetters,
  )
  return (random) => {
    for (let draws = 0; draws < mostDraws; draws++) {
      const name = drawSequence(model, random, length.most + 1).join('')
      if (!words.has(name) && name.length >= length.least && name.length <= length.most) return name
    }
    return 'invented'
  }
}
