import { builtPages } from './built-pages.ts'
import { sdkSizes } from './sdk-sizes.ts'
import { kilobytes, textTable } from './text-table.ts'

/*
 * `pnpm bench`: what each built page weighs on a first visit, and what the SDK adds to a bundle.
 * Later loads (a chunk that a click asks for) are not counted.
 */
const pages = builtPages().map(([route, { html, css, js, fonts }]) => [
  route,
  ...[html, css, js, fonts, html + css + js + fonts].map(kilobytes),
])

console.log('First visit, gzip (styles of the site are part of its html)\n')
console.log(textTable(['page', 'html', 'css', 'js', 'fonts', 'all'], pages))

const sizes = (await sdkSizes()).map(([name, bytes]) => [name, kilobytes(bytes)])
console.log('\n@search-foundation/api-client in a bundle, minified, gzip\n')
console.log(textTable(['what is imported', 'size'], sizes))
