import { readdirSync, readFileSync } from 'node:fs'

import { collectChangelog, type ChangeNote } from './changelog.ts'

const folder = new URL('../changelog/', import.meta.url)

/** Reads the notes of the changelog, newest first. Runs in Node: for the feed. */
export function readChangeNotes(): readonly ChangeNote[] {
  const files = readdirSync(folder)
  return collectChangelog(
    Object.fromEntries(
      files.map((file) => [`changelog/${file}`, readFileSync(new URL(file, folder), 'utf8')]),
    ),
  ).notes
}
