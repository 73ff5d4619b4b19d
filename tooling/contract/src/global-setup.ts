import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder for what `migratedFolder` makes. */
    place: string
  }
}

/** Makes a folder that outlives the test files. Returns a function that removes it. */
export default function setUp(project: TestProject): () => void {
  const place = mkdtempSync(join(tmpdir(), 'contract-migrated-'))
  project.provide('place', place)
  return () => rmSync(place, { recursive: true, force: true })
}
