import { readdirSync, readFileSync } from 'node:fs'

import { collectDocs } from './collect-docs.ts'
import type { Doc } from './doc.ts'

const folder = new URL('../docs/', import.meta.url)

/** Reads every guide in every language. Runs in Node: for build scripts, the runner of samples and tests. */
export function readDocs(): Doc[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.md'),
  )
  return collectDocs(
    Object.fromEntries(
      files.map((file) => [file.replaceAll('\\', '/'), readFileSync(new URL(file, folder), 'utf8')]),
    ),
  )
}
