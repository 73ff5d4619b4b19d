/*
 * `bench:sizes <before.json> <after.json>`: measures the pages in English and the bundles of the SDK, writes them to the second file, and
 * prints as Markdown what changed against the first one, if it is there. Pull requests get it as a comment.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

import { builtPages } from './built-pages.ts'
import { sdkSizes } from './sdk-sizes.ts'
import { sizeChanges, type Sizes } from './size-changes.ts'

const [beforeFile = '', afterFile = ''] = process.argv.slice(2)
/** Pages in another language weigh about the same. */
const isTranslated = (route: string) => /^(\/api-dashboard)?\/[a-z]{2}(-[A-Z]{2})?(\/|$)/.test(route)

const pages = builtPages().filter(([route]) => !isTranslated(route))
const after: Sizes = Object.fromEntries([
  ...pages.map(([route, { html, css, js, fonts }]) => [route, html + css + js + fonts] as const),
  ...(await sdkSizes()).map(([name, bytes]) => [`SDK: ${name}`, bytes] as const),
])
const before = existsSync(beforeFile) ? (JSON.parse(readFileSync(beforeFile, 'utf8')) as Sizes) : undefined
writeFileSync(afterFile, JSON.stringify(after))
console.log(sizeChanges(before, after))
