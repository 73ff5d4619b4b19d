import { zipSync, type Zippable } from 'fflate'

/** The first day that the format knows: the same files make the same archive. */
const mtime = new Date(1980, 0, 1)

/**
 * Returns a ZIP archive of texts by their names, in their order.
 * @param stored names of files that are not compressed
 */
export function zip(files: Readonly<Record<string, string>>, stored: readonly string[] = []): Buffer {
  const entries: Zippable = {}
  for (const [name, text] of Object.entries(files)) {
    entries[name] = [Buffer.from(text), { level: stored.includes(name) ? 0 : 9, mtime }]
  }
  return Buffer.from(zipSync(entries))
}
