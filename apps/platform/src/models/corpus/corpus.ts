import type { Article } from '@search-foundation/content/article'
import { questionsOf } from '@search-foundation/content/faq'
import { models, type Model, type ModelSlug } from '@search-foundation/content/models'
import { papers } from '@search-foundation/content/papers'
import { products } from '@search-foundation/content/products'
import { readArticles } from '@search-foundation/content/read-articles'
import { localeTable, type LocaleCode } from '@search-foundation/i18n/locale-table'
import { translator } from '@search-foundation/i18n/translator'

import type { CorpusDocument } from '../engines/corpus-document.ts'

/** Figures of an article, which cannot be quoted as text. */
const figureLines = /^!\[.*\]\(figures\/.*\)\n+/gm

const everyLocale = localeTable.map(({ code }) => code)

/** Builds the documents of some languages, of all by default: articles, papers, models and products. */
export const buildCorpus = (locales = everyLocale): CorpusDocument[] =>
  corpusParts(locales).flatMap((part) => part())

/** Returns functions that build the documents of one kind and language each. The first one reads the articles of all languages. */
export function corpusParts(locales = everyLocale): (() => CorpusDocument[])[] {
  let articles: Article[] | undefined
  return locales.flatMap((code) => [
    () => articleDocuments((articles ??= readArticles()), code),
    () => paperDocuments(code),
    () => modelDocuments(code),
    () => productDocuments(code),
  ])
}

const articleDocuments = (articles: readonly Article[], locale: LocaleCode): CorpusDocument[] =>
  articles
    .filter((article) => article.locale === locale)
    .map(({ slug, title, excerpt, body, bodyLocale, date }) => ({
      id: `article:${slug}:${locale}`,
      kind: 'article',
      title,
      url: `/news/${slug}`,
      // A body in another language is a document of that language.
      ...(bodyLocale === locale
        ? { text: `${excerpt}\n\n${body.replace(figureLines, '')}`, announcement: excerpt }
        : { text: excerpt }),
      date,
      locale,
    }))

function paperDocuments(locale: LocaleCode): CorpusDocument[] {
  const t = translator(locale, 'content-papers')
  return papers.map(({ id, title, link, date }) => ({
    id: `paper:${id}:${locale}`,
    kind: 'paper',
    title,
    url: link,
    text: t(`summary.${id}`),
    date: date.replaceAll('/', '-'),
    locale,
  }))
}

const modelDocuments = (locale: LocaleCode): CorpusDocument[] =>
  models.map((model) => ({
    id: `model:${model.slug}:${locale}`,
    kind: 'model',
    title: model.slug,
    url: `/models/${model.slug}`,
    text: modelText(model, locale),
    date: model.releaseDate,
    locale,
  }))

function modelText(model: Model<ModelSlug>, locale: LocaleCode): string {
  const t = translator(locale, 'content-models')
  const facts = [
    [t('fact.parameters'), model.parametersLabel],
    [t('fact.context'), model.contextTokens],
    [t('fact.dimensions'), model.outputDimensions],
    [t('fact.languages'), model.languages],
    [t('fact.license'), model.license],
    [t('fact.base'), model.baseModel],
  ] as const
  const known = facts.filter(([, value]) => value !== null).map(([name, value]) => `${name}: ${value}.`)
  return [t(`summary.${model.slug}`), ...known].join('\n')
}

function productDocuments(locale: LocaleCode): CorpusDocument[] {
  const t = translator(locale, 'content-products')
  const tFaq = translator(locale, 'content-faq')
  return products.map(({ key, homepage }) => ({
    id: `product:${key}:${locale}`,
    kind: 'product',
    title: t(`${key}.label`),
    url: homepage,
    text: [
      t(`${key}.caption`),
      ...questionsOf(key).map(
        (question) => `## ${tFaq(`${question}.question`)}\n\n${tFaq(`${question}.answer`)}`,
      ),
    ].join('\n\n'),
    date: null,
    locale,
  }))
}
