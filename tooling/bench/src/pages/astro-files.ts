import { join } from 'node:path'

/** Releases of Astro and its React support that pages are compared with. */
const versions = { astro: '7.3.5', '@astrojs/react': '7.0.0' }

interface AstroProject {
  /** The repository. */
  root: string
  /** The HTML of a built page. */
  html: string
  /** Path of the page on the site. */
  path: string
  /** Source file of an island by the address of its built module. */
  sourceOf: (address: string) => string
}

const island = /<div[^>]*data-island="([^"]+)"[^>]*>/g
const scripts = /<script\b(?! type="application\/json")[^>]*>[^]*?<\/script>/g

/**
 * Returns the files of an Astro project whose one page has the content of a built page: the same markup and styles, and its islands, from
 * the same sources, as React components with `client:visible`. Its frame has no scripts.
 */
export function astroFiles({ root, html, path, sourceOf }: AstroProject): Record<string, string> {
  const web = join(root, 'apps/web')
  const { parts, islands } = splitPage(
    html.replaceAll(scripts, '').replace(/<meta [^>]*http-equiv[^>]*>/, ''),
  )
  const files: Record<string, string> = {
    'package.json': JSON.stringify({
      private: true,
      type: 'module',
      dependencies: {
        ...versions,
        react: `link:${web}/node_modules/react`,
        'react-dom': `link:${web}/node_modules/react-dom`,
      },
    }),
    'astro.config.mjs': `
import react from '@astrojs/react'
import { cssTarget, resolveSources } from ${JSON.stringify(join(root, 'tooling/vite/src/preset.ts'))}
import { constants } from ${JSON.stringify(join(web, 'site-build/constants.ts'))}

export default {
  integrations: [react()],
  build: { inlineStylesheets: 'always' },
  vite: {
    ...resolveSources,
    define: constants('production'),
    build: { cssTarget, assetsInlineLimit: 0 },
    server: { fs: { strict: false } },
  },
}`,
    'parts.json': JSON.stringify(parts),
    'src/pages/index.astro': pageSource(islands.length, path),
  }
  for (const [index, { address, data }] of islands.entries()) {
    files[`src/island-${index}.tsx`] = islandSource(web, sourceOf(address), data, path)
  }
  return files
}

/** Splits a page at its islands, of which it has the address of the module and the data in JSON. */
function splitPage(html: string): { parts: string[]; islands: { address: string; data: string }[] } {
  const parts: string[] = []
  const islands: { address: string; data: string }[] = []
  let end = 0
  for (const { 1: address = '', index } of html.matchAll(island)) {
    const json = html.indexOf('<script type="application/json">', index)
    const close = html.indexOf('</script>', json)
    parts.push(html.slice(end, index))
    islands.push({ address, data: html.slice(html.indexOf('>', json) + 1, close) })
    end = close + '</script>'.length
  }
  return { parts: [...parts, html.slice(end)], islands }
}

const pageSource = (count: number, path: string): string => {
  const indices = Array.from({ length: count }, (_, index) => index)
  return `---
// ${path}
import parts from '../../parts.json'
${indices.map((index) => `import Island${index} from '../island-${index}.tsx'`).join('\n')}
---
${indices.map((index) => `<Fragment set:html={parts[${index}]} /><Island${index} client:visible />`).join('\n')}
<Fragment set:html={parts[${count}]} />
`
}

const islandSource = (web: string, source: string, data: string, path: string): string => `
import Island from ${JSON.stringify(join(web, source))}
import { islandElement } from ${JSON.stringify(join(web, 'app/islands/island-element.tsx'))}

const data = ${data}

export default function Part() {
  return islandElement(Island, data, ${JSON.stringify(path)}, (key) => console.error(key))
}
`
