import { loadedChunks, type Chunk } from '@search-foundation/vite/loaded-chunks'

/** Returns the file names of the chunks that the page of a tab loads beside the entry, which names its own imports. */
export function tabChunks(chunks: readonly Chunk[], tab: string): string[] {
  const entry = loadedChunks(chunks, ({ isEntry }) => isEntry)
  const isPage = ({ moduleIds }: Chunk) =>
    moduleIds.some((id) => id.endsWith(`/apps/dashboard/src/pages/${tab}.tsx`))
  return [...loadedChunks(chunks, isPage)]
    .filter((chunk) => !entry.has(chunk))
    .map(({ fileName }) => fileName)
}
