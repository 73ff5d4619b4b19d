import { posix } from 'node:path'

import { gzipSize } from './gzip-size.ts'
import { documentReferences, moduleReferences } from './references.ts'

/** Bytes a first visit to a page loads, each file compressed by gzip (fonts as they are: they are compressed already). */
export interface PageWeight {
  html: number
  css: number
  js: number
  fonts: number
}

/**
 * Weighs a built page.
 * @param path address of the page's file, from the root of the site (`/news/index.html`)
 * @param read gives the content of a file of the site by its address
 */
export function pageWeight(path: string, read: (address: string) => Uint8Array): PageWeight {
  const html = read(path)
  const { scripts, styles, fonts } = documentReferences(new TextDecoder().decode(html))
  const weigh = (addresses: readonly string[], size: (content: Uint8Array) => number) =>
    [...new Set(addresses)].reduce(
      (sum, address) => sum + size(read(posix.resolve(posix.dirname(path), address))),
      0,
    )
  return {
    html: gzipSize(html),
    css: weigh(styles, gzipSize),
    js: weigh(
      withImports(
        scripts.map((address) => posix.resolve(posix.dirname(path), address)),
        read,
      ),
      gzipSize,
    ),
    fonts: weigh(fonts, (content) => content.byteLength),
  }
}

/** Modules and everything they load at once, each once. */
function withImports(entries: readonly string[], read: (address: string) => Uint8Array): string[] {
  const seen = new Set<string>(entries)
  for (const address of seen) {
    const code = new TextDecoder().decode(read(address))
    for (const reference of moduleReferences(code)) seen.add(posix.resolve(posix.dirname(address), reference))
  }
  return [...seen]
}
