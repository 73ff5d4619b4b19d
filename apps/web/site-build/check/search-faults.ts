import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

import { sectionsPath, sharedSections, type PageEntry } from '../../app/shell/page-entries.ts'
import { searchPages } from '../../app/shell/search-pages.ts'
import { searchQuestions } from './search-questions.ts'

/** Fewest of the forty questions of which the first result must be right. */
const fewest = 36

/** Largest size of a list that the search loads, in bytes (gzip). */
const largest = 60_000

/** Returns what is wrong with the search of the built site in a language: in English, the questions that it answers wrongly, too. */
export function searchFaults(output: string, locale: string, asksQuestions: boolean): string[] {
  const files = [`/pages/${locale}.json`, ...[locale, ...sharedSections].map(sectionsPath)]
  const texts = files.map((path) => readFileSync(join(output, path)))
  const sizes = texts.map((text) => gzipSync(text).byteLength)
  const faults = files.flatMap((path, index) => {
    const size = sizes[index] ?? 0
    return size > largest ? [`${path} has ${size} bytes; the limit is ${largest}`] : []
  })
  if (!asksQuestions) return faults
  const wrong = wrongAnswers(texts.flatMap((text) => JSON.parse(text.toString()) as PageEntry[]))
  const right = searchQuestions.length - wrong.length
  console.log(
    `The search answers ${right} of ${searchQuestions.length} questions; its lists have ${sizes.join(' + ')} bytes.`,
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
