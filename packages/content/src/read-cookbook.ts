import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'

import type { Facts } from './fill-facts.ts'

const folder = new URL('../../../cookbook/', import.meta.url)

/**
 * Returns the files of the programs in `cookbook/` as facts that guides name: `{{cookbook/deduplication/main.ts}}`, without what programs build.
 * Runs in Node: for the build of the site and the runner of samples.
 */
export const readCookbook = (): Facts =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => !/^node_modules|\/\.next\/|^\./.test(path) && /^[\w-]+\/.*\.\w+$/.test(path))
      .filter((path) => statSync(new URL(path, folder)).isFile())
      .map((path) => [`cookbook/${path}`, readFileSync(new URL(path, folder), 'utf8').trimEnd()]),
  )

/** The folders of the programs, each with the output that it prints and a guide `cookbook-<folder>`. */
export const cookbookFolders = (): string[] =>
  readdirSync(folder)
    .filter((name) => existsSync(new URL(`${name}/output.txt`, folder)))
    .toSorted()
