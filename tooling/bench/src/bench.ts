import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { pageWeight } from './page-weight.ts'
import { sdkSizes } from './sdk-sizes.ts'
import { kilobytes, textTable } from './text-table.ts'

/*
 * `pnpm bench`: what each built page weighs on a first visit, and what the SDK adds to a bundle.
 * Later loads (a chunk that a click asks for) are not counted.
 */
const root = resolve(import.meta.dirname, '../../..')

const sites = [
  { folder: 'apps/web/dist/client', base: '' },
  { folder: 'apps/dashboard/dist', base: '/api-dashboard' },
]

const pages = sites.flatMap(({ folder, base }) => {
  const read = (address: string) => readFileSync(join(root, folder, address.slice(base.length)))
  return globSync('**/*.html', { cwd: join(root, folder) })
    .toSorted()
    .map((file) => {
      const { html, css, js, fonts } = pageWeight(`${base}/${file}`, read)
      const route = `${base}/${file}`.replace(/\/index\.html$/, '') || '/'
      return [route, ...[html, css, js, fonts, html + css + js + fonts].map(kilobytes)]
    })
})

console.log('First visit, gzip (styles of the site are part of its html)\n')
console.log(textTable(['page', 'html', 'css', 'js', 'fonts', 'all'], pages))

const sizes = (await sdkSizes()).map(([name, bytes]) => [name, kilobytes(bytes)])
console.log('\n@search-foundation/api-client in a bundle, minified, gzip\n')
console.log(textTable(['what is imported', 'size'], sizes))
