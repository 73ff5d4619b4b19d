import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { originalLocale } from './collect-articles.ts'
import { parseFigureCaption } from './figure-caption.ts'
import { readArticles } from './read-articles.ts'

const folder = new URL('../news/figures/', import.meta.url)
const files = readdirSync(folder)
const articles = readArticles()

interface Figure {
  alt: string
  file: string
  caption: string
}

/** Every image of an article. */
function figuresOf(body: string): Figure[] {
  return [...body.matchAll(/!\[([^\]]*)\]\((\S+?)(?: "(.*)")?\)/g)].map(
    ([, alt = '', address = '', caption = '']) => ({
      alt,
      file: address.replace('figures/', ''),
      caption,
    }),
  )
}

test.each(articles.map((article) => [`${article.locale}/${article.slug}`, article] as const))(
  '%s has its own figures, each with alternative text and a caption',
  (_, { slug, body }) => {
    const figures = figuresOf(body)
    expect(figures.length).toBeGreaterThan(0)
    for (const { alt, file, caption } of figures) {
      expect(files).toContain(file)
      expect(file).toMatch(new RegExp(`^${slug}-\\d\\.svg$`))
      expect(alt.length, file).toBeGreaterThan(40)
      expect(caption, file).toMatch(/\S/)
    }
  },
)

/** Numbers of the colors of a figure. */
const seriesOf = (file: string) =>
  new Set(
    [...readFileSync(new URL(file, folder), 'utf8').matchAll(/var\(--series-(\d)/g)].map(([, series]) =>
      Number(series),
    ),
  )

test.each(articles.map((article) => [`${article.locale}/${article.slug}`, article] as const))(
  '%s names each color of its figures that have several',
  (_, { body }) => {
    for (const { file, caption } of figuresOf(body)) {
      const { text, legend } = parseFigureCaption(caption)
      const series = seriesOf(file)
      expect(text, file).toMatch(/[^\]\s]$/)
      expect(legend.map((entry) => entry.series).toSorted(), file).toEqual(
        series.size > 1 ? [...series].toSorted() : [],
      )
    }
  },
)

test('a translated article shows the figures of the original, and every figure is shown', () => {
  const shown = (body: string) =>
    figuresOf(body)
      .map(({ file }) => file)
      .toSorted()
  const originals = articles.filter(({ locale }) => locale === originalLocale)
  for (const { slug, locale, body } of articles) {
    const original = originals.find((article) => article.slug === slug)
    expect(shown(body), `${locale}/${slug}`).toEqual(shown(original?.body ?? ''))
  }
  expect(originals.flatMap(({ body }) => shown(body)).toSorted()).toEqual(files.toSorted())
})

test('every article has a first figure, which the list of news shows', () => {
  for (const { slug } of articles) expect(files).toContain(`${slug}-1.svg`)
})

/** Bars of a figure: rects before their value in bold, which for a stack is a sum such as `30 + 8 s`. */
function barsOf(svg: string): { width: number; value: number; unit: number }[] {
  const rows = svg.matchAll(/((?:<rect [^>]*>\s*)+)<text [^>]*font-weight="500"[^>]*>([^<]+)/g)
  return [...rows].flatMap(([, rects = '', label = '']) => {
    const values = label.split('+').map((part) => /[\d.\s]+/.exec(part)?.[0].replaceAll(/\s/g, '') ?? '')
    return [...rects.matchAll(/ width="([\d.]+)"/g)].map(([, width], index) => {
      const value = values[index] ?? ''
      return { width: Number(width), value: Number(value), unit: 10 ** -(value.split('.')[1]?.length ?? 0) }
    })
  })
}

test.each(files)('%s has bars only on an axis from zero, as long as their values', (file) => {
  const bars = barsOf(readFileSync(new URL(file, folder), 'utf8'))
  const longest = Math.max(...bars.map(({ width }) => width))
  const largest = Math.max(...bars.map(({ value }) => value))
  for (const { width, value, unit } of bars) {
    // Values are rounded, and a bar of zero is a line.
    const tolerance = (unit / largest) * longest + 1
    expect(Math.abs(width - (value / largest) * longest), `${value}`).toBeLessThanOrEqual(tolerance)
  }
})

const ofGuides = new URL('../docs/figures/', import.meta.url)

test.each([
  ...files.map((file) => [file, folder] as const),
  ...readdirSync(ofGuides).map((file) => [file, ofGuides] as const),
])('%s scales, takes its colors from the theme and names its source', (file, place) => {
  const svg = readFileSync(new URL(file, place), 'utf8')
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+"/)
  expect(svg).toMatch(/<desc>[^<]{40,}<\/desc>/)
  expect(svg).not.toMatch(/ style=|<style|<script|<image|href=/)
  for (const [, color = ''] of svg.matchAll(/(?:fill|stroke)="([^"]+)"/g))
    expect(color).toMatch(/^(none|var\(--[a-z0-9-]+, .+\))$/)
})

test('links between articles lead to an article in the same language', () => {
  const slugs = new Set(articles.map(({ slug }) => slug))
  for (const { slug, bodyLocale, body } of articles) {
    for (const [, prefix = '', target = ''] of body.matchAll(/\]\((.*?)\/news\/([\w-]+)\)/g)) {
      expect(slugs, slug).toContain(target)
      expect(prefix, `${bodyLocale}/${slug}`).toBe(bodyLocale === originalLocale ? '' : `/${bodyLocale}`)
    }
  }
})
