import { readdirSync, readFileSync } from 'node:fs'

import { parseArticle, type Article } from './article.ts'

const folder = new URL('../news/', import.meta.url)

/** Reads every article in every language, newest first. Runs in Node: for prerendering, build scripts and the platform. */
export function readArticles(): Article[] {
  return readdirSync(folder)
    .flatMap((locale) =>
      readdirSync(new URL(`${locale}/`, folder))
        .filter((file) => file.endsWith('.md'))
        .map((file) =>
          parseArticle(readFileSync(new URL(`${locale}/${file}`, folder), 'utf8'), {
            slug: file.slice(0, -'.md'.length),
            locale,
          }),
        ),
    )
    .toSorted((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug))
}
