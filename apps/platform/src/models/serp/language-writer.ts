import type { LocaleCode } from '@search-foundation/i18n/locale-table'
import MiniSearch from 'minisearch'

import type { Random } from '../../kernel/random.ts'
import { drawSequence, mixModels, trainNgramModel, type NgramModel } from '../engines/ngram-model.ts'
import { termsOf } from '../engines/terms.ts'
import { subject, trainingTexts } from './training-texts.ts'

const ofWords = { order: 3, discount: 0.12 }
const ofLetters = { order: 4, discount: 0.3 }
/** Sentences that the model of a query learns from. */
const nearestCount = 80
/** Share of the sentences near the query in what is drawn. */
const nearestWeight = 0.6

/** Writes texts that nobody wrote, about a query. */
export interface Writer {
  /** A title; it contains `subject`. */
  title: (random: Random) => string
  /** A sentence; it contains `subject` if it is `about` it, and may otherwise. */
  sentence: (random: Random, isAbout: boolean) => string
  /** A word of Latin letters that is in none of the training texts. */
  name: (random: Random) => string
}

/** Words and punctuation, each with the white space before it: joined, they are the text again, after a space. */
function tokensOf(text: string, locale: LocaleCode): string[] {
  const tokens: string[] = []
  let space = ' '
  for (const { segment } of new Intl.Segmenter(locale, { granularity: 'word' }).segment(text)) {
    if (segment.trim() === '') space = ' '
    else {
      tokens.push(space + segment)
      space = ''
    }
  }
  return tokens
}

const longestText = 60
const mostDraws = 400

interface Drawing {
  accepts: (text: string, tokens: readonly string[]) => boolean
  /** Accepted texts, of which the likeliest is returned. */
  keep: number
}

/** Draws texts until enough are accepted, and returns the likeliest of them; an empty text if none is accepted. */
function drawBest(model: NgramModel, random: Random, { accepts, keep }: Drawing): string {
  let best = { text: '', likelihood: -Infinity }
  let left = keep
  for (let draws = 0; draws < mostDraws && left > 0; draws++) {
    const tokens = drawSequence(model, random, longestText)
    const text = tokens.join('').trim()
    if (!accepts(text, tokens)) continue
    left--
    const likelihood = meanLogProbability(model, tokens)
    if (likelihood > best.likelihood) best = { text, likelihood }
  }
  return best.text
}

const meanLogProbability = (model: NgramModel, tokens: readonly string[]) =>
  tokens.reduce((sum, token, index) => sum + Math.log(model.probability(tokens.slice(0, index), token)), 0) /
  tokens.length

/** Quotation marks and brackets come in pairs; a statistical model forgets the second one. */
const isBalanced = (text: string) =>
  [/[“”]/g, /"/g, /[()]/g, /[„“]/g].every((marks) => (text.match(marks)?.length ?? 0) % 2 === 0)

/** Returns whether a text has a run of `length` tokens that is in one of the texts. */
function copyDetector(texts: readonly (readonly string[])[], length: number) {
  const runsOf = (tokens: readonly string[]) =>
    tokens.slice(length - 1).map((_, index) => tokens.slice(index, index + length).join(''))
  const known = new Set(texts.flatMap(runsOf))
  return (tokens: readonly string[]) => runsOf(tokens).some((run) => known.has(run))
}

/** Trains the models of a language. Returns a function that returns the writer for a query. */
export function trainWriter(locale: LocaleCode): (query: string) => Writer {
  const texts = trainingTexts(locale)
  const titles = texts.titles.map((title) => tokensOf(title, locale))
  const sentences = texts.sentences.map(({ text }) => tokensOf(text, locale))
  const words = new Set(
    texts.sentences.flatMap(({ text }) => text.toLowerCase().match(/(?<!\p{L})[a-z]{4,}(?!\p{L})/gu) ?? []),
  )
  const titleModel = trainNgramModel(titles, ofWords)
  const sentenceModel = trainNgramModel(sentences, ofWords)
  const letterModel = trainNgramModel(
    Array.from(words, (word) => [...word]),
    ofLetters,
  )
  const isCopiedTitle = copyDetector(titles, 6)
  const isCopiedSentence = copyDetector(sentences, 12)
  const index = new MiniSearch<{ id: number; original: string }>({
    fields: ['original'],
    tokenize: termsOf,
    processTerm: (term) => term,
  })
  index.addAll(texts.sentences.map(({ original }, id) => ({ id, original })))

  return (query) => {
    const nearest = index.search(query).slice(0, nearestCount)
    const near = nearest.map(({ id }) => sentences[id as number] ?? [])
    const model = mixModels([
      { model: sentenceModel, weight: 1 - nearestWeight },
      ...(near.length === 0 ? [] : [{ model: trainNgramModel(near, ofWords), weight: nearestWeight }]),
    ])
    return {
      title: (random) =>
        drawBest(titleModel, random, {
          keep: 3,
          accepts: (title, tokens) =>
            title.split(subject).length === 2 &&
            title.length >= 8 &&
            title.length <= 60 &&
            isBalanced(title) &&
            !isCopiedTitle(tokens),
        }),
      sentence: (random, isAbout) =>
        drawBest(model, random, {
          keep: isAbout ? 3 : 8,
          accepts: (sentence, tokens) =>
            /[.!?。]$/u.test(sentence) &&
            (!isAbout || sentence.includes(subject)) &&
            sentence.length >= 30 &&
            sentence.length <= 160 &&
            isBalanced(sentence) &&
            !isCopiedSentence(tokens),
        }),
      name: (random) =>
        drawBest(letterModel, random, {
          keep: 1,
          accepts: (name) => !words.has(name) && name.length >= 5 && name.length <= 9,
        }),
    }
  }
}
