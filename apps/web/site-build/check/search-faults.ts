import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

import { sectionsPath, sharedSections, type PageEntry } from '../../app/shell/page-entries.ts'
import { searchPages } from '../../app/shell/search-pages.ts'
import { searchQuestions } from './search-questions.ts'

/** Fewest of the forty questions of which the first result must be right. */
const fewest = 36

/** Largest sum of the lists that the search loads in a language, in bytes (gzip). */
const largest = 60_000

/** Returns what is wrong with the search of the built site in a language: in English, the questions that it answers wrongly, too. */
export function searchFaults(output: string, locale: string, asksQuestions: boolean): string[] {
  const files = [`/pages/${locale}.json`, ...[locale, ...sharedSections].map(sectionsPath)]
  const texts = files.map((path) => readFileSync(join(output, path)))
  const size = texts.reduce((sum, text) => sum + gzipSync(text).byteLength, 0)
  const faults =
    size > largest ? [`the search of ${locale} loads ${size} bytes; the limit is ${largest}`] : []
  if (!asksQuestions) return faults
  const wrong = wrongAnswers(texts.flatMap((text) => JSON.parse(text.toString()) as PageEntry[]))
  const right = searchQuestions.length - wrong.length
  console.log(
    `The search answers ${right} of ${searchQuestions.length} questions; its lists have ${size} bytes.`,
  )
  return [...faults, ...(right < fewest ? wrong : [])]
}

function wrongAnswers(entries: readonly PageEntry[]): string[] {
  const search = searchPages(entries, '/docs')
  return searchQuestions.flatMap(([question, ...right]) => {
    const first = search(question)[0]?.path ?? 'nothing'
    const isRight = right.some((path) => first === path || first.startsWith(`${path}#`))
    return isRight ? [] : [`the search for “${question}” finds ${first} first`]
  })
}
