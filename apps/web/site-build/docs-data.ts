import { execFileSync } from 'node:child_process'
import type { Facts } from '@search-foundation/content/fill-facts'
import { readCookbook } from '@search-foundation/content/read-cookbook'

import type { ApiDocument } from '../app/ground/api-document.ts'

/** What the documentation has from the platform and from the code of what it describes. */
export interface DocsData {
  document: ApiDocument
  /** Numbers and names that guides state, and the files of the cookbook that they include. */
  facts: Facts
  /** Sources of the guides that are made from code, by path: `en-US/sdk-client.md`. */
  guides: Readonly<Record<string, string>>
}

let platformData: Omit<DocsData, 'guides'> | undefined

const print = (folder: string, script: string): unknown =>
  JSON.parse(
    execFileSync(process.execPath, ['--conditions=@search-foundation/source', script], {
      cwd: new URL(`../../../${folder}`, import.meta.url),
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  )

/** Asks the platform's own code for its API document and for the facts that guides state: two seconds, once per process. */
export function readPlatformData(): Omit<DocsData, 'guides'> {
  platformData ??= print('apps/platform', 'src/print-docs-data.ts') as Omit<DocsData, 'guides'>
  return platformData
}

/** Returns all of it. The guides that are made from code, and the defaults of the SDK, need the SDK to be built. */
export function readDocsData(): DocsData {
  const { document, facts } = readPlatformData()
  const made = print('tooling/reference', 'src/print-guides.ts') as Pick<DocsData, 'guides' | 'facts'>
  return { document, facts: { ...facts, ...made.facts, ...readCookbook() }, guides: made.guides }
}
