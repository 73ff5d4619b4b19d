import { loadedChunks, weigh } from '@search-foundation/vite/loaded-chunks'
import type { Plugin } from 'vite'

/** Largest size of the scripts of an island, in bytes (gzip), without React DOM, which all islands share: what the heaviest weighs, and a tenth. */
const limit = 59_000

/** Fails a build in which the scripts of an island, with all that they import, are above the limit. */
export function islandWeightLimit(): Plugin {
  return {
    name: 'island-weights',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      for (const island of chunks.filter(({ isEntry, name }) => isEntry && name.endsWith('.island'))) {
        const loaded = loadedChunks(chunks, (chunk) => chunk === island)
        const size = [...loaded].reduce((sum, chunk) => sum + weigh(chunk), 0)
        if (size > limit)
          this.error(`${island.name} loads ${size} bytes of scripts (gzip); the limit is ${limit}.`)
      }
    },
  }
}
