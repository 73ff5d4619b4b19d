import { execFileSync } from 'node:child_process'
import type { Facts } from '@search-foundation/content/fill-facts'

import type { ApiDocument } from '../app/ground/api-document.ts'

/** What the documentation has from the platform. */
export interface DocsData {
  document: ApiDocument
  /** Numbers and names that guides state. */
  facts: Facts
}

let data: DocsData | undefined

/** Asks the platform's own code for its API document and for the facts that guides state: two seconds, once per process. */
export function readDocsData(): DocsData {
  data ??= JSON.parse(
    execFileSync(process.execPath, ['--conditions=@search-foundation/source', 'src/print-docs-data.ts'], {
      cwd: new URL('../../platform', import.meta.url),
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  ) as DocsData
  return data
}
