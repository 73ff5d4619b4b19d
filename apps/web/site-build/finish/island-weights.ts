import { loadedChunks, weigh, type Chunk } from '@search-foundation/vite/loaded-chunks'
import type { Plugin } from 'vite'

/**
 * Largest size of the scripts of an island, in bytes (gzip), without React DOM, which all islands share, and the controls, which every page
 * has: what the heaviest weighs, and a twentieth.
 */
const limit = 57_000

const isIsland = ({ isEntry, fileName }: Chunk) => isEntry && fileName.includes('.island-')

/** Fails a build in which the scripts of an island, with all that they import, are above the limit. */
export function islandWeightLimit(): Plugin {
  return {
    name: 'island-weights',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      const controls = loadedChunks(chunks, (chunk) => chunk.isEntry && !isIsland(chunk))
      for (const island of chunks.filter(isIsland)) {
        const loaded = [...loadedChunks(chunks, (chunk) => chunk === island)]
        const added = loaded.filter((chunk) => !controls.has(chunk))
        const size = added.reduce((sum, chunk) => sum + weigh(chunk), 0)
        if (size > limit)
          this.error(`${island.name} loads ${size} bytes of scripts (gzip); the limit is ${limit}.`)
      }
    },
  }
}
