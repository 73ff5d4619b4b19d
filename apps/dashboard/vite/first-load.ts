import { defaultLocale, localeTable } from '@search-foundation/i18n/locale-table'
import { loadedChunks, weigh, type Chunk } from '@search-foundation/vite/loaded-chunks'
import type { Plugin } from 'vite'

import { packList, packOf, packWith } from './component-texts.ts'

/** Largest size of the scripts of the first visit to the overview, messages included, in bytes (gzip). */
const limit = 254_000

/**
 * Chunks that the first visit to the overview loads in a language, each with what it imports: the entry, the page, the messages,
 * and the texts of React Aria unless they are English.
 */
export function firstLoad(chunks: readonly Chunk[], locale: string): Chunk[] {
  const messages = new RegExp(`/messages/${locale}/(?:shared|content|dashboard)\\.json$`)
  const packs = chunks.flatMap(({ moduleIds }) => moduleIds.flatMap((id) => packWith(id) ?? []))
  const pack = locale === defaultLocale ? undefined : packOf(locale, packs)
  const isNeeded = (id: string) =>
    id.endsWith('/pages/overview.tsx') ||
    messages.test(id) ||
    (pack !== undefined && (id === packList || packWith(id) === pack))
  const isWanted = ({ isEntry, moduleIds }: Chunk) => isEntry || moduleIds.some(isNeeded)
  return [...loadedChunks(chunks, isWanted)]
}

/** Prints the size of the first visit's scripts in the largest language and fails a build in which it is above the limit. */
export function firstLoadLimit(): Plugin {
  return {
    name: 'first-load-limit',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      const sizes = localeTable.map(({ code }) => {
        const loaded = firstLoad(chunks, code)
        return { code, files: loaded.length, total: loaded.reduce((sum, chunk) => sum + weigh(chunk), 0) }
      })
      const { code, files, total } = sizes.reduce((one, other) => (other.total > one.total ? other : one))
      const text = `The overview in ${code} loads ${total} bytes of scripts (gzip) in ${files} files`
      if (total > limit) this.error(`${text}; the limit is ${limit}.`)
      this.info(`${text}.`)
    },
  }
}
