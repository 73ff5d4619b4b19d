import { zipSync } from 'fflate'

/** The first day that the format knows: the same files make the same archive. */
const mtime = new Date(1980, 0, 1)

/**
 * Returns a ZIP archive of texts by their names, in their order.
 * @param stored names of files that are not compressed
 */
export function zip(files: Readonly<Record<string, string>>, stored: readonly string[] = []): Buffer {
  const entries = Object.entries(files).map(
    ([name, text]) => [name, [Buffer.from(text), { level: stored.includes(name) ? 0 : 9, mtime }]] as const,
  )
  return Buffer.from(zipSync(Object.fromEntries(entries)))
}
