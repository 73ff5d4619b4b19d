import { readFileSync } from 'node:fs'

import { cases } from './use-cases.ts'

/** Reads the code of every use case as Markdown. Runs in Node: for the runner of samples. */
export const readUseCases = (): { slug: string; body: string }[] =>
  cases.map(({ slug }) => ({
    slug,
    body: readFileSync(new URL(`../use-cases/${slug}.md`, import.meta.url), 'utf8'),
  }))
