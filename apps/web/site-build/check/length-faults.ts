import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Most characters of a text that agents read without cutting it. */
const most = 50_000

/** Returns which texts for language models are too long: pages as Markdown, and the lists of pages. */
export function lengthFaults(output: string): string[] {
  const files = globSync(['**/*.md', 'llms.txt', 'llms/*.txt'], { cwd: output })
  const isMissing = !files.includes('llms.txt')
  return [
    ...(isMissing ? ['There is no list of pages, llms.txt.'] : []),
    ...files.flatMap((file) => {
      const { length } = readFileSync(join(output, file), 'utf8')
      return length > most ? [`/${file} has ${length} characters; the limit is ${most}.`] : []
    }),
  ]
}
