import { questionsOf } from '@search-foundation/content/faq'
import { models } from '@search-foundation/content/models'
import { products } from '@search-foundation/content/products'
import { readArticles } from '@search-foundation/content/read-articles'
import type { LocaleCode } from '@search-foundation/i18n/locale-table'
import { translator } from '@search-foundation/i18n/translator'

import { buildCorpus } from '../corpus/corpus.ts'
import type { CorpusDocument } from '../engines/corpus-document.ts'

/** The token for what a text is about. The model learns its place in a sentence, and the writer puts the query there. */
export const subject = '\uE000'

/** What the model of one language learns from. In all texts, what they are about is replaced by `subject`. */
export interface TrainingTexts {
  /** Titles and headings of articles and products, and questions. */
  titles: string[]
  sentences: TrainingSentence[]
}

export interface TrainingSentence {
  text: string
  /** Title and sentence as written, by which the sentence is found. */
  original: string
}

const fencedBlocks = /^(```|~~~)[\s\S]*?^\1.*$/gm
const tableRows = /^\s*\|.*$/gm
const headings = /^#{1,6}\s+(.*)$/gm

/** Two words with capitals in a row, as names of people have them: nothing shall be invented about people. */
const personNames = /\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u

/** Text without the marks of Markdown; what they mark stays. */
const plain = (markdown: string) =>
  markdown
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/^\s*(?:[-*>]|\d+\.)\s+/gm, '')
    .replaceAll(/[*_`]/g, '')

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Names that are subjects: tags of articles, products and models. */
function namesIn(locale: LocaleCode): string[] {
  const t = translator(locale, 'content-products')
  const tags = readArticles()
    .filter((article) => article.locale === locale)
    .flatMap((article) => article.tags)
  return [
    ...new Set([...tags, ...products.map(({ key }) => t(`${key}.label`)), ...models.map(({ slug }) => slug)]),
  ]
}

/** Returns a pattern of the subjects of a language, where they are whole words. */
export function subjectPattern(locale: LocaleCode): RegExp {
  const names = namesIn(locale)
    .toSorted((left, right) => right.length - left.length)
    .map(escaped)
    .join('|')
  return new RegExp(String.raw`(?<![\p{L}\p{N}-])(?:${names})(?:\s+(?:${names}))*(?![\p{L}\p{N}-])`, 'giu')
}

function sentencesOf(text: string, locale: LocaleCode): string[] {
  const segmenter = new Intl.Segmenter(locale, { granularity: 'sentence' })
  return plain(text.replaceAll(fencedBlocks, '').replaceAll(tableRows, '').replaceAll(headings, ''))
    .split(/\n{2,}/)
    .flatMap((paragraph) => Array.from(segmenter.segment(paragraph.replaceAll(/\s+/g, ' '))))
    .map(({ segment }) => segment.trim())
    .filter((sentence) => /\p{L}.*[.!?。]$/u.test(sentence) && !personNames.test(sentence))
}

const headingsOf = ({ title, text }: CorpusDocument) => [
  title,
  ...Array.from(text.replaceAll(fencedBlocks, '').matchAll(headings), ([, heading = '']) => plain(heading)),
]

/** Collects the texts of a language from our own articles, papers, models and products. */
export function trainingTexts(locale: LocaleCode): TrainingTexts {
  const pattern = subjectPattern(locale)
  const hide = (text: string) => text.replaceAll(pattern, subject)
  const ask = translator(locale, 'content-faq')
  const questions = products.flatMap(({ key }) =>
    questionsOf(key).map((question) => ask(`${question}.question`)),
  )
  const documents = buildCorpus([locale])
  // Papers have the same title in every language, and a model's title is its name.
  const titled = documents.filter(({ kind }) => kind === 'article' || kind === 'product')
  return {
    titles: [...titled.flatMap(headingsOf), ...questions].map(hide),
    sentences: documents.flatMap((document) =>
      sentencesOf(document.text, locale).map((sentence) => ({
        text: hide(sentence),
        original: `${document.title} ${sentence}`,
      })),
    ),
  }
}
