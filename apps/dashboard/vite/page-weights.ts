import { loadedChunks, weigh, type Chunk } from '@search-foundation/vite/loaded-chunks'
import type { Plugin } from 'vite'

/** Largest sizes in bytes (gzip), without messages: of the scripts that every page needs, and of what one page adds after the overview. */
const limits = { shell: 184_000, page: 64_000 }

const pageName = /\/apps\/dashboard\/src\/pages\/([\w-]+)\.tsx$/

const total = (chunks: Iterable<Chunk>) => [...chunks].reduce((sum, chunk) => sum + weigh(chunk), 0)

export interface PageWeights {
  /** Bytes of the scripts that every page needs. */
  shell: number
  /** Bytes that each page loads when the overview was shown before, the heaviest first. */
  pages: (readonly [name: string, bytes: number])[]
}

/** Returns the bytes (gzip) of the entry, and those that each page adds to a visit that began with the overview. */
export function pageWeights(chunks: readonly Chunk[]): PageWeights {
  const shell = loadedChunks(chunks, ({ isEntry }) => isEntry)
  const nameOf = ({ moduleIds }: Chunk) =>
    moduleIds.map((id) => pageName.exec(id)?.[1]).find((name) => name !== undefined)
  const overview = loadedChunks(chunks, (chunk) => chunk.isEntry || nameOf(chunk) === 'overview')
  const pages = chunks.flatMap((chunk) => {
    const name = nameOf(chunk)
    if (name === undefined || overview.has(chunk)) return []
    const added = [...loadedChunks(chunks, (one) => one === chunk)].filter((one) => !overview.has(one))
    return [[name, total(added)] as const]
  })
  return { shell: total(shell), pages: pages.toSorted(([, a], [, b]) => b - a) }
}

/** Prints what every page needs and what each page adds, and fails a build in which one of them is above its limit. */
export function pageWeightLimits(): Plugin {
  return {
    name: 'page-weights',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      const { shell, pages } = pageWeights(chunks)
      this.info(`Every page needs ${shell} bytes of scripts (gzip).`)
      this.info(`Pages add: ${pages.map(([name, bytes]) => `${name} ${bytes}`).join(', ')}.`)
      if (shell > limits.shell) this.error(`Every page needs ${shell} bytes; the limit is ${limits.shell}.`)
      const heavy = pages.filter(([, bytes]) => bytes > limits.page).map(([name]) => name)
      if (heavy.length > 0)
        this.error(`These pages add more than ${limits.page} bytes (gzip): ${heavy.join(', ')}.`)
    },
  }
}
