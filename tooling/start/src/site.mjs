import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { PlainError } from './plain-error.mjs'
import { root } from './repository.mjs'

/** Which build lies where on the one origin of production. */
const parts = [
  { name: 'site', from: 'apps/web/dist/client', to: '.' },
  { name: 'dashboard', from: 'apps/dashboard/dist', to: 'api-dashboard' },
]

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
    cpSync(built, join(site, to), { recursive: true })
  }
  placeLocales(site)
  return site
}
