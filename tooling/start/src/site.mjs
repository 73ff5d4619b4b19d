import { existsSync, linkSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'

import { PlainError } from './plain-error.mjs'
import { root } from './repository.mjs'

/** Which build lies where on the one origin of production. */
const parts = [
  { name: 'site', from: 'apps/web/dist/client', to: '.' },
  { name: 'dashboard', from: 'apps/dashboard/dist', to: 'api-dashboard' },
]

/**
 * Puts the files of a folder into another one. They are links, since the site has thousands of files and hundreds of megabytes.
 * @param {string} from
 * @param {string} to
 */
function linkFiles(from, to) {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    const target = join(to, relative(from, path))
    if (entry.isDirectory()) mkdirSync(target, { recursive: true })
    else linkSync(path, target)
  }
}

/**
 * Moves the dashboard's pages of each language below their addresses, where the hosting finds them by itself: `/{locale}/api-dashboard/{tab}`.
 * @param {string} site
 */
function placeLocales(site) {
  const locales = join(site, 'api-dashboard/locales')
  if (!existsSync(locales)) return
  for (const locale of readdirSync(locales)) {
    mkdirSync(join(site, locale), { recursive: true })
    renameSync(join(locales, locale), join(site, locale, 'api-dashboard'))
  }
  rmSync(locales, { recursive: true })
}

/**
 * Puts the builds of both apps together as `dist/site`, what the hosting serves. Throws a PlainError when one is missing.
 * @param {string} [base] the repository's folder
 */
export function assembleSite(base = root) {
  const site = join(base, 'dist/site')
  rmSync(site, { recursive: true, force: true })
  mkdirSync(site, { recursive: true })
  for (const { name, from, to } of parts) {
    const built = join(base, from)
    if (!existsSync(join(built, 'index.html'))) {
      throw new PlainError(
        `The ${name} is not built (${from}/index.html is missing): run "pnpm build" first.`,
      )
    }
    linkFiles(built, join(site, to))
  }
  placeLocales(site)
  return site
}
