import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import type { Guide } from './guide.ts'

const root = join(import.meta.dirname, '..')

/** Returns the synonyms of every guide by the path of the story file beside it, as Storybook's index names it. */
export async function searchWords(): Promise<Record<string, readonly string[]>> {
  const files = globSync('src/**/*.guide.ts', { cwd: root }).toSorted()
  const entries = files.map(async (file) => {
    const { guide } = (await import(pathToFileURL(join(root, file)).href)) as { guide: Guide }
    return [`./${file.replace('.guide.ts', '.stories.tsx')}`, guide.synonyms] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}
