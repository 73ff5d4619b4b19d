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

const isProviderCode = (file: string): boolean =>
  /node_modules\/@?firebase\/|packages\/auth\/src\/(firebase|methods\/)/.test(file)

/** Chunks with code of the identity provider and the ways to sign in, and those of them that the first load of the app includes. */
export function findProviderChunks(chunks: readonly Chunk[]): { all: Chunk[]; inFirstLoad: Chunk[] } {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const firstLoad = new Set(chunks.filter(({ isEntry }) => isEntry))
  for (const { imports } of firstLoad) {
    for (const name of imports) {
      const imported = byName.get(name)
      if (imported !== undefined) firstLoad.add(imported)
    }
  }
  const all = chunks.filter(({ moduleIds }) => moduleIds.some(isProviderCode))
  return { all, inFirstLoad: all.filter((chunk) => firstLoad.has(chunk)) }
}

/** Fails a build whose first load has code of the identity provider. Prints the bytes (gzip) of the chunks that have it. */
export function providerChunks(): Plugin {
  return {
    name: 'provider-chunks',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      const { all, inFirstLoad } = findProviderChunks(chunks)
      for (const { fileName, code } of all)
        this.info(`identity provider: ${fileName}, ${gzipSync(code, { level: 9 }).byteLength} bytes`)
      if (inFirstLoad.length > 0)
        this.error(
          `The first load has code of the identity provider: ${inFirstLoad.map(({ fileName }) => fileName).join(', ')}.`,
        )
    },
  }
}
