import { describe, expect, test } from 'vitest'

import type { Article } from './article.ts'
import { originalLocale } from './collect-articles.ts'
import { questionsOf } from './faq.ts'
import { internshipSeasons } from './internships.ts'
import { customerLogos, logoGroups, universityLogos } from './logos.ts'
import { marketplaces } from './marketplaces.ts'
import { modelTags } from './model-tags.ts'
import { featuredModels, modelBySlug, models, successorOf } from './models.ts'
import { offices } from './offices.ts'
import { openSourceProjects, projectStatuses, statusIcons } from './open-source.ts'
import { packNamed } from './pack-names.ts'
import { paperFigures } from './paper-figures.ts'
import { paperById, papers } from './papers.ts'
import { olderProducts, productGroups, products } from './products.ts'
import { readArticles } from './read-articles.ts'

const unique = (keys: readonly string[]) => expect(new Set(keys).size).toBe(keys.length)
const isDate = (text: string) =>
  !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text)

test('a pack on sale is known by its name', () => {
  expect(packNamed('Premium pack')).toBe('price_premium_11b')
  expect(packNamed('Standard pack (2024)')).toBeUndefined()
})

describe('products', () => {
  test('there are six current and five older ones', () => {
    expect(products).toHaveLength(6)
    expect(olderProducts).toHaveLength(5)
    unique([...products, ...olderProducts].map(({ key }) => key))
  })

  test('each is in exactly one menu group', () => {
    expect(productGroups.flatMap((group) => group.products).toSorted()).toEqual(
      products.map(({ key }) => key).toSorted(),
    )
  })

  test('each spectrum is an OKLCH color with its own hue', () => {
    for (const { spectrum } of products) {
      const [lightness, chroma, hue] = spectrum
      expect(lightness > 0 && lightness < 1 && chroma > 0 && chroma < 0.4 && hue >= 0 && hue < 360).toBe(true)
    }
    unique(products.map(({ spectrum }) => String(spectrum[2])))
  })
})

describe('models', () => {
  test('the ten names of the specification are featured (specification §3)', () => {
    expect(featuredModels.map(({ slug }) => slug).toSorted()).toEqual([
      'ReaderLM-v2',
      'jina-clip-v2',
      'jina-code-embeddings-0.5b',
      'jina-code-embeddings-1.5b',
      'jina-colbert-v2',
      'jina-embeddings-v3',
      'jina-reranker-m0',
      'jina-reranker-v2-base-multilingual',
      'reader-lm-0.5b',
      'reader-lm-1.5b',
    ])
  })

  test('slugs are unique, dates are days, and what a model points to exists', () => {
    unique(models.map(({ slug }) => slug))
    for (const model of models) {
      if (model.releaseDate !== null) expect(isDate(model.releaseDate), model.slug).toBe(true)
      if (model.paper !== null) expect(paperById(model.paper), model.slug).toBeDefined()
      for (const slug of model.related) expect(modelBySlug(slug), `${model.slug} → ${slug}`).toBeDefined()
      const largest = model.outputDimensions
      if (largest !== null)
        expect(Math.max(0, ...model.matryoshkaDimensions), model.slug).toBeLessThanOrEqual(largest)
    }
  })

  test('every deprecated model has a successor that is not deprecated, and no other model has one', () => {
    for (const model of models) {
      expect(successorOf(model)?.deprecated, model.slug).toBe(model.deprecated ? false : undefined)
    }
    const first = modelBySlug('reader-lm-0.5b')
    expect(first && successorOf(first)?.slug).toBe('ReaderLM-v2')
  })

  test('tags are derived from the facts', () => {
    const clip = modelBySlug('jina-clip-v2')
    expect(clip && modelTags(clip)).toEqual([
      'embedding',
      'text',
      'image',
      'multimodal',
      'multilingual',
      'matryoshka',
      'featured',
    ])
  })

  test('marketing figures hold: embeddings v3 reads 8192 tokens, the reader model 512K (specification §9)', () => {
    expect(modelBySlug('jina-embeddings-v3')?.contextTokens).toBe(8192)
    expect(modelBySlug('ReaderLM-v2')?.contextTokens).toBe(512_000)
  })
})

test('papers lie between 2023-07 and 2025-08 and name models that exist', () => {
  unique(papers.map(({ id }) => id))
  for (const { date, models: names, link } of papers) {
    expect(date).toMatch(/^\d{4}\/\d\d\/\d\d$/)
    expect(date >= '2023/07/01' && date <= '2025/08/31', date).toBe(true)
    expect(URL.canParse(link)).toBe(true)
    for (const slug of names) expect(modelBySlug(slug), slug).toBeDefined()
  }
})

test('four offices, three marketplaces, four seasons, six groups of logos', () => {
  expect(offices.map(({ key }) => key)).toEqual(['sunnyvale', 'berlin', 'beijing', 'shenzhen'])
  expect(offices.filter(({ headquarters }) => headquarters)).toHaveLength(1)
  expect(marketplaces.every(({ disabled, products: sold }) => !disabled && sold.length === 2)).toBe(true)
  expect(marketplaces).toHaveLength(3)
  expect(internshipSeasons.map(({ season, year }) => `${season} ${year}`)).toEqual([
    'summer 2025',
    'autumn 2025',
    'winter 2025',
    'spring 2026',
  ])
  expect(Object.keys(customerLogos)).toEqual([...logoGroups])
})

test('a link to a marketplace is the address of a listing, or asks sales for a private offer', () => {
  for (const { link } of marketplaces) {
    expect(link === '/contact-sales?topic=marketplace' || link.startsWith('https://'), link).toBe(true)
  }
})

test('every group of logos has marks of nine points, and what is invented is named as sample', () => {
  for (const logo of [...Object.values(customerLogos), universityLogos].flat()) {
    expect(logo.mark).toMatch(/^[#.]{3} [#.]{3} [#.]{3}$/)
    expect(logo.sample, logo.name).toBe(/^(Example|Sample|Specimen) /.test(logo.name))
  }
  unique([...Object.values(customerLogos), universityLogos].flat().map(({ name }) => name))
})

test('every open-source project has a status with an icon', () => {
  unique(openSourceProjects.map(({ key }) => key))
  expect(new Set(openSourceProjects.map(({ status }) => status))).toEqual(new Set(projectStatuses))
  expect(Object.keys(statusIcons)).toEqual([...projectStatuses])
})

test('every paper has a picture, whose bars are longer than nothing', () => {
  expect(Object.keys(paperFigures).toSorted()).toEqual(papers.map(({ id }) => id).toSorted())
  for (const figure of Object.values(paperFigures)) {
    if (figure.kind === 'bars') expect(figure.bars.every(({ value }) => value > figure.from)).toBe(true)
  }
})

describe('articles', () => {
  const articles = readArticles()
  const originals = articles.filter(({ locale }) => locale === originalLocale)
  const others = articles.filter(({ locale }) => locale !== originalLocale)

  test('each is the translation of an original, with the same facts', () => {
    const facts = (article: Article | undefined) => ({
      date: article?.date,
      category: article?.category,
      featured: article?.featured,
      products: article?.products,
      models: article?.models,
      papers: article?.papers,
      tags: article?.tags.length,
    })
    for (const article of others) {
      const original = originals.find(({ slug }) => slug === article.slug)
      expect(facts(article), `${article.locale}/${article.slug}`).toEqual(facts(original))
    }
  })

  test('a tag has one translation per language, so that articles with a common tag keep it', () => {
    const translations = new Map<string, string>()
    for (const { locale, slug, tags } of others) {
      const english = originals.find((original) => original.slug === slug)?.tags ?? []
      for (const [index, tag] of tags.entries()) {
        const key = `${locale}: ${english[index]}`
        expect(tag, `${slug}, ${key}`).toBe(translations.get(key) ?? tag)
        translations.set(key, tag)
      }
    }
  })

  test('each has a day, names models and papers that exist, and begins its headings at the second level', () => {
    for (const { slug, date, models: named, papers: cited, body } of articles) {
      expect(isDate(date), slug).toBe(true)
      for (const model of named) expect(modelBySlug(model), `${slug}: ${model}`).toBeDefined()
      for (const paper of cited) expect(paperById(paper), `${slug}: ${paper}`).toBeDefined()
      expect(/^# /m.test(body.replaceAll(/```[\s\S]*?```/g, '')), slug).toBe(false)
    }
  })
})

test('every product has questions with ids of their own', () => {
  for (const { key } of products) {
    expect(questionsOf(key).length).toBeGreaterThan(0)
    unique(questionsOf(key))
  }
  expect(questionsOf('reader')).toContain('reader.key')
})
