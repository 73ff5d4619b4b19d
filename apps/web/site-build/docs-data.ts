import { execFile, execFileSync } from 'node:child_process'
import { promisify } from 'node:util'
import { collectDocs } from '@search-foundation/content/collect-docs'
import type { Facts } from '@search-foundation/content/fill-facts'
import { readCookbook } from '@search-foundation/content/read-cookbook'

import { publicOperations, type ApiDocument } from '../app/ground/api-document.ts'
import { daysOfLastChange } from './last-change.ts'
import { operationSources } from './operation-sources.ts'

/** What the documentation has from the platform and from the code of what it describes. */
export interface DocsData {
  document: ApiDocument
  /** Numbers and names that guides state, and the files of the cookbook that they include. */
  facts: Facts
  /** Sources of the guides that are made from code, by path: `en-US/sdk-client.md`. */
  guides: Readonly<Record<string, string>>
  /** Paths in the repository of the files that define the calls, by the call's ID. */
  operationSources: Readonly<Record<string, string>>
  /** Days of the last changes of the code that pages are made from, by its path in the repository. Empty without the history. */
  days: Readonly<Record<string, string>>
}

/** The part that the platform's code prints. */
type PlatformData = Pick<DocsData, 'document' | 'facts'>

const platformData = Symbol.for('search-foundation.platform-data')

/** Where the platform's answer is kept: a build loads its configuration several times, each time as new modules. */
const kept = globalThis as { [platformData]?: PlatformData }

/** How the script of a folder is started that prints data. */
const printing = (folder: string, script: string) =>
  [
    process.execPath,
    ['--conditions=@search-foundation/source', script],
    {
      cwd: new URL(`../../../${folder}`, import.meta.url),
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  ] as const

/** Asks the platform's own code for its API document and for the facts that guides state: two seconds, once per process. */
export function readPlatformData(): PlatformData {
  kept[platformData] ??= JSON.parse(
    execFileSync(...printing('apps/platform', 'src/print-docs-data.ts')),
  ) as PlatformData
  return kept[platformData]
}

/** Returns all of it. The guides that are made from code, and the defaults of the SDK, need the SDK to be built. */
export async function readDocsData(): Promise<DocsData> {
  const { document, facts } = readPlatformData()
  const { stdout } = await promisify(execFile)(...printing('tooling/reference', 'src/print-guides.ts'))
  const made = JSON.parse(stdout) as Pick<DocsData, 'guides' | 'facts'>
  const sources = operationSources(publicOperations(document).map(({ operationId }) => operationId))
  const codeOfGuides = collectDocs(made.guides).map(({ source }) => source)
  return {
    document,
    facts: { ...facts, ...made.facts, ...readCookbook() },
    guides: made.guides,
    operationSources: sources,
    days: daysOfLastChange([...Object.values(sources), ...codeOfGuides]),
  }
}
