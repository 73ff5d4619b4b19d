import type { Plugin } from 'vite'

import { loadedChunks, weigh, type Chunk } from './loaded-chunks.ts'

/** Most bytes (gzip) of a chunk with the provider's SDK, and of one with our functions for one way to sign in. */
const limits = { sdk: 40_000, own: 1500 }

const isSdk = (file: string): boolean => /node_modules\/@?firebase\//.test(file)
const isProviderCode = (file: string): boolean =>
  isSdk(file) || /packages\/auth\/src\/(firebase|methods\/)/.test(file)

/** Chunks that are larger than agreed. */
export const findHeavyChunks = (chunks: readonly Chunk[]): Chunk[] =>
  chunks.filter((chunk) => weigh(chunk) > (chunk.moduleIds.some(isSdk) ? limits.sdk : limits.own))

/** Chunks with code of the identity provider and the ways to sign in, and those of them that the first load of the app includes. */
export function findProviderChunks(chunks: readonly Chunk[]): { all: Chunk[]; inFirstLoad: Chunk[] } {
  const firstLoad = loadedChunks(chunks, ({ isEntry }) => isEntry)
  const all = chunks.filter(({ moduleIds }) => moduleIds.some(isProviderCode))
  return { all, inFirstLoad: all.filter((chunk) => firstLoad.has(chunk)) }
}

/** Fails a build whose first load has code of the identity provider, or whose chunks with it are too large. Prints their bytes (gzip). */
export function providerChunks(): Plugin {
  return {
    name: 'provider-chunks',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      const { all, inFirstLoad } = findProviderChunks(chunks)
      for (const chunk of all) this.info(`identity provider: ${chunk.fileName}, ${weigh(chunk)} bytes`)
      const heavy = findHeavyChunks(all)
      if (heavy.length > 0)
        this.error(
          `Too many bytes for the identity provider: ${heavy.map(({ fileName }) => fileName).join(', ')}.`,
        )
      if (inFirstLoad.length > 0)
        this.error(
          `The first load has code of the identity provider: ${inFirstLoad.map(({ fileName }) => fileName).join(', ')}.`,
        )
    },
  }
}
