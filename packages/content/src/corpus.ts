import { faqs } from './faq.ts'
import { contentLocales, type ContentLocale } from './localized.ts'
import { models, type Model } from './models.ts'
import { papers } from './papers.ts'
import { products } from './products.ts'
import { readArticles } from './read-articles.ts'

/** One document of the corpus that search and deep search work on. */
export interface CorpusDocument {
  /** Unique over kinds and languages. */
  id: string
  kind: 'article' | 'paper' | 'model' | 'product'
  title: string
  /** Path on the site, without a locale; for a paper the full address of the paper. */
  url: string
  /** Plain text or Markdown. */
  text: string
  /** YYYY-MM-DD, or null where no date is known. */
  date: string | null
  locale: ContentLocale
}

const labels = {
  'en-US': {
    parameters: 'Parameters',
    context: 'Longest input in tokens',
    dimensions: 'Output dimensions',
    licence: 'Licence',
    base: 'Base model',
    languages: 'Languages',
  },
  de: {
    parameters: 'Parameter',
    context: 'Längste Eingabe in Token',
    dimensions: 'Ausgabedimensionen',
    licence: 'Lizenz',
    base: 'Grundmodell',
    languages: 'Sprachen',
  },
} as const

function modelText(model: Model, locale: ContentLocale): string {
  const label = labels[locale]
  const facts: readonly (readonly [string, string | number | null])[] = [
    [label.parameters, model.parametersLabel],
    [label.context, model.contextTokens],
    [label.dimensions, model.outputDimensions],
    [label.languages, model.languages],
    [label.licence, model.licence],
    [label.base, model.baseModel],
  ]
  const known = facts.filter(([, value]) => value !== null).map(([name, value]) => `${name}: ${value}.`)
  return [model.summary[locale], ...known].join('\n')
}

/** Figures of an article, which cannot be quoted as text. */
const figureLines = /^!\[.*\]\(figures\/.*\)\n+/gm

/** Builds the documents of every language from articles, papers, models and products. Node only: it reads the article files. */
export function buildCorpus(): CorpusDocument[] {
  const articles = readArticles().map(({ slug, locale, title, excerpt, body, date }): CorpusDocument => ({
    id: `article:${slug}:${locale}`,
    kind: 'article',
    title,
    url: `/news/${slug}`,
    text: `${excerpt}\n\n${body.replace(figureLines, '')}`,
    date,
    locale,
  }))
  const rest = contentLocales.flatMap((locale): CorpusDocument[] => [
    ...papers.map(({ id, title, summary, link, date }): CorpusDocument => ({
      id: `paper:${id}:${locale}`,
      kind: 'paper',
      title,
      url: link,
      text: summary[locale],
      date: date.replaceAll('/', '-'),
      locale,
    })),
    ...models.map((model): CorpusDocument => ({
      id: `model:${model.slug}:${locale}`,
      kind: 'model',
      title: model.slug,
      url: `/models/${model.slug}`,
      text: modelText(model, locale),
      date: model.releaseDate,
      locale,
    })),
    ...products.map(({ key, label, caption, homepage }): CorpusDocument => ({
      id: `product:${key}:${locale}`,
      kind: 'product',
      title: label[locale],
      url: homepage,
      text: [
        caption[locale],
        ...(faqs[key] ?? []).map(({ question, answer }) => `${question[locale]}\n${answer[locale]}`),
      ].join('\n\n'),
      date: null,
      locale,
    })),
  ])
  return [...articles, ...rest]
}
