import { readdirSync, readFileSync } from 'node:fs'

import type { Article } from './article.ts'
import { collectArticles } from './collect-articles.ts'

const folder = new URL('../news/', import.meta.url)

/** Reads every article in every language, newest first. Runs in Node: for prerendering, build scripts and the platform. */
export function readArticles(): Article[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return collectArticles(
    Object.fromEntries(
      files
        .filter((file) => /\.(md|json)$/.test(file))
        .map((file) => [file.replaceAll('\\', '/'), readFileSync(new URL(file, folder), 'utf8')]),
    ),
  )
}
