/* Writes into firebase.json what follows from the locale table: the redirects of locale segments and the rewrites of the dashboard. */
import { readFileSync, writeFileSync } from 'node:fs'

import { dashboardRewrites } from '../site-build/files/dashboard-rewrites.ts'
import { localeRedirects } from '../site-build/files/locale-redirects.ts'

const file = new URL('../../../firebase.json', import.meta.url)
const config = JSON.parse(readFileSync(file, 'utf8')) as { hosting: Record<string, unknown> }
config.hosting['redirects'] = localeRedirects()
config.hosting['rewrites'] = dashboardRewrites()
writeFileSync(file, `${JSON.stringify(config, null, 2)}\n`)
