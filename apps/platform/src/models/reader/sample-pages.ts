import { readFileSync } from 'node:fs'
import { everySamplePage } from '@search-foundation/content/sample-pages'

/** A host that exists only in the platform, which returns sample pages for it, so that the demo works offline. */
export const sampleHost = 'sample.search-foundation.example'

/** The paths of the sample pages. */
export const samplePaths = everySamplePage.map(({ url }) => new URL(url).pathname)

const pages = new Map<string, string>(
  samplePaths.map((path) => [path, readFileSync(new URL(`./samples${path}.html`, import.meta.url), 'utf8')]),
)

/** The HTML of a sample page; undefined for a path that has none. */
export function samplePage(path: string): string | undefined {
  return pages.get(path.replace(/\.html$/, ''))
}
