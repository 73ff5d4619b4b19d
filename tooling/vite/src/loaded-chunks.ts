import { gzipSync } from 'node:zlib'

/** The part of a chunk that checks of a build need. */
export interface Chunk {
  fileName: string
  isEntry: boolean
  /** File names of the chunks that load with it. */
  imports: readonly string[]
  /** Files of the sources. */
  moduleIds: readonly string[]
  code: string
}

const weights = new WeakMap<Chunk, number>()

/** Size of a chunk as it is transferred, in bytes (gzip). Compressed once, since most chunks are part of many pages. */
export function weigh(chunk: Chunk): number {
  const weight = weights.get(chunk) ?? gzipSync(chunk.code, { level: 9 }).byteLength
  weights.set(chunk, weight)
  return weight
}

/** Returns some chunks of a build and all that they import, each once. */
export function loadedChunks(chunks: readonly Chunk[], isFirst: (chunk: Chunk) => boolean): Set<Chunk> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const loaded = new Set(chunks.filter(isFirst))
  // A set that grows while it is read: imports of imports come later.
  for (const { imports } of loaded) {
    for (const name of imports) {
      const imported = byName.get(name)
      if (imported !== undefined) loaded.add(imported)
    }
  }
  return loaded
}
