import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** The part of a chunk that the check needs. */
export interface Chunk {
  fileName: string
  isEntry: boolean
  /** File names of the chunks that load with it. */
  imports: readonly string[]
  /** Files of the sources. */
  moduleIds: readonly string[]
  code: string
}

/** Largest size of the scripts of the first visit to the overview, messages included, in bytes (gzip). */
const limit = 230_000

/** What the overview loads: the entry, its page and the messages of the largest language. */
const wanted = [/\/pages\/overview\.tsx$/, /\/messages\/de\/(?:shared|content|dashboard)\.json$/]

/** Chunks that the first visit to the overview loads, each with what it imports. */
export function firstLoad(chunks: readonly Chunk[]): Chunk[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const isWanted = ({ isEntry, moduleIds }: Chunk) =>
    isEntry || moduleIds.some((id) => wanted.some((pattern) => pattern.test(id)))
  const loaded = new Set(chunks.filter(isWanted))
  for (const { imports } of loaded) {
    for (const name of imports) {
      const imported = byName.get(name)
      if (imported !== undefined) loaded.add(imported)
    }
  }
  return [...loaded]
}

/** Prints the size of the first visit's scripts and fails a build in which it is above the limit. */
export function firstLoadLimit(): Plugin {
  return {
    name: 'first-load-limit',
    apply: 'build',
    generateBundle(_, bundle) {
      const loaded = firstLoad(Object.values(bundle).filter((output) => output.type === 'chunk'))
      const sizes = loaded.map(({ code }) => gzipSync(code, { level: 9 }).byteLength)
      const total = sizes.reduce((sum, size) => sum + size, 0)
      const text = `The overview loads ${total} bytes of scripts (gzip) in ${loaded.length} files`
      if (total > limit) this.error(`${text}; the limit is ${limit}.`)
      this.info(`${text}.`)
    },
  }
}
