import { parseDoc, type Doc } from './doc.ts'

/**
 * Returns every guide in every language that it is written in.
 *
 * @param sources texts of the files by their paths, of which the last two segments count: `de/quickstart.md`
 * @throws for a file with a fault
 */
export function collectDocs(sources: Readonly<Record<string, string>>): Doc[] {
  return Object.entries(sources).map(([path, source]) => {
    const [locale = '', name = ''] = path.split('/').slice(-2)
    return parseDoc(source, { slug: name.replace(/\.md$/, ''), locale })
  })
}
