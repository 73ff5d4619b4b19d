/*
 * Checks every page that the build has written, in every language: what its head says, its size, its
 * JSON-LD and its social picture; what surrounds the pages of the documentation; the lengths of the texts for language models; and the search. Validates the HTML of a sample. Prints the faults by page and fails if there are any.
 */
import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brand } from '@search-foundation/content/brand'
import { localizePath } from '@search-foundation/i18n/locale-path'
import { defaultLocale, localeTable, type LocaleCode } from '@search-foundation/i18n/locale-table'
import { parseHTML } from 'linkedom'

import { pageAt } from '../../app/ground/site-map.ts'
import { localesOf, oldPaths, pagePaths } from '../../prerendered-paths.ts'
import { hasHistory } from '../last-change.ts'
import { docsFaults } from './docs-faults.ts'
import { entityFaults } from './entity-faults.ts'
import { lengthFaults } from './length-faults.ts'
import { markupFaults, pageFaults } from './page-faults.ts'
import { pictureFaults } from './picture-faults.ts'
import { searchFaults } from './search-faults.ts'

const output = new URL('../../dist/client/', import.meta.url).pathname
const codes = localeTable.map(({ code }) => code)

const read = (path: string) => {
  const file = join(output, path)
  return existsSync(file) ? readFileSync(file) : undefined
}

/**
 * Languages differ in texts, not in markup: beside the default language every tenth page is validated, another tenth in the next one. The
 * nightly run validates all.
 */
const step = 10
const isValidated = (pathIndex: number, code: LocaleCode): boolean =>
  process.env['NIGHTLY'] === '1' || code === defaultLocale || (pathIndex + codes.indexOf(code)) % step === 0

const isDated = hasHistory()
const faults: string[] = []
let count = 0
for (const [pathIndex, path] of [...pagePaths(), ...oldPaths()].entries()) {
  const own = localesOf(path)
  const alternates = own.length > 1 ? [...own, 'x-default'] : []
  for (const code of own) {
    const address = localizePath(path, code)
    const html = await readFile(join(output, address, 'index.html'), 'utf8')
    const canonical = brand.hosts.site + localizePath(pageAt(path)?.canonical ?? path, code)
    const { document } = parseHTML(html)
    const found = [
      ...(isValidated(pathIndex, code) ? await markupFaults(html) : []),
      ...pageFaults(html, document, { lang: code, canonical, alternates }),
      ...docsFaults(document, path, isDated),
      ...entityFaults(document, pageAt(path)?.canonical ?? path, canonical),
      ...pictureFaults(document, brand.hosts.site, read),
    ]
    faults.push(...found.map((fault) => `${address}  ${fault}`))
    count++
  }
}

faults.push(...lengthFaults(output))
for (const code of codes) faults.push(...searchFaults(output, code, code === defaultLocale))

if (faults.length > 0) {
  console.error(faults.join('\n'))
  process.exitCode = 1
} else {
  console.log(`${count} pages are valid and below their limits.`)
}
