import { loadedChunks, weigh, type Chunk } from '@search-foundation/vite/loaded-chunks'
import type { Plugin } from 'vite'

/** Largest size of the scripts of the first visit to the overview, messages included, in bytes (gzip). */
const limit = 230_000

/** What the overview loads: the entry, its page and the messages of the largest language. */
const wanted = [/\/pages\/overview\.tsx$/, /\/messages\/de\/(?:shared|content|dashboard)\.json$/]

/** Chunks that the first visit to the overview loads, each with what it imports. */
export function firstLoad(chunks: readonly Chunk[]): Chunk[] {
  const isWanted = ({ isEntry, moduleIds }: Chunk) =>
    isEntry || moduleIds.some((id) => wanted.some((pattern) => pattern.test(id)))
  return [...loadedChunks(chunks, isWanted)]
}

/** Prints the size of the first visit's scripts and fails a build in which it is above the limit. */
export function firstLoadLimit(): Plugin {
  return {
    name: 'first-load-limit',
    apply: 'build',
    generateBundle(_, bundle) {
      const loaded = firstLoad(Object.values(bundle).filter((output) => output.type === 'chunk'))
      const total = loaded.reduce((sum, chunk) => sum + weigh(chunk), 0)
      const text = `The overview loads ${total} bytes of scripts (gzip) in ${loaded.length} files`
      if (total > limit) this.error(`${text}; the limit is ${limit}.`)
      this.info(`${text}.`)
    },
  }
}
