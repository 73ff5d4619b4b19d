import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

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

test('the languages of an article show the same figures', () => {
  const shown = (locale: string) =>
    articles
      .filter((article) => article.locale === locale)
      .flatMap(({ body }) => figuresOf(body).map(({ file }) => file))
      .toSorted()
  expect(shown('de')).toEqual(shown('en-US'))
  expect(shown('en-US')).toEqual(files.toSorted())
})

test.each(files)('%s scales, takes its colors from the theme and names its source', (file) => {
  const svg = readFileSync(new URL(file, folder), 'utf8')
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+"/)
  expect(svg).toMatch(/<desc>[^<]{40,}<\/desc>/)
  expect(svg).not.toMatch(/ style=|<style|<script|<image|href=/)
  for (const [, color = ''] of svg.matchAll(/(?:fill|stroke)="([^"]+)"/g))
    expect(color).toMatch(/^(none|var\(--[a-z0-9-]+, .+\))$/)
})

test('links between articles lead to an article', () => {
  const slugs = new Set(articles.map(({ slug }) => slug))
  for (const { slug, body } of articles)
    for (const [, target = ''] of body.matchAll(/\]\((?:\/de)?\/news\/([\w-]+)\)/g))
      expect(slugs, slug).toContain(target)
})
