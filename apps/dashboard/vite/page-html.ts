import { brand } from '@search-foundation/content/brand'
import { tokenColor } from '@search-foundation/ui/token-colors'
import { bundleScript } from '@search-foundation/vite/bundle-script'
import type { Plugin } from 'vite'

/** Color tokens that the skeleton in `index.html` uses. */
const skeletonColors = ['--color-page', '--color-border', '--color-hover']

/**
 * Completes `index.html`: the company's name, the colors of the design system, and at the start of the body the script
 * that shows the stored theme before the first paint.
 */
export function pageHtml(): Plugin {
  return {
    name: 'page-html',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const page = tokenColor('--color-page')
        const tokens = skeletonColors.map((name) => {
          const { light, dark } = tokenColor(name)
          return `${name}: light-dark(${light}, ${dark});`
        })
        const values: Readonly<Record<string, string>> = {
          brand: brand.name,
          pageLight: page.light,
          pageDark: page.dark,
        }
        const firstPaint = await bundleScript(new URL('../src/first-paint.ts', import.meta.url).pathname)
        return {
          html: html.replaceAll(/\{\{(\w+)\}\}/g, (slot, name: string) => {
            const value = values[name]
            if (value === undefined) throw new Error(`index.html has the unknown slot ${slot}.`)
            return value
          }),
          tags: [
            { tag: 'style', children: `.skeleton { ${tokens.join(' ')} }`, injectTo: 'head' },
            { tag: 'script', children: firstPaint, injectTo: 'body-prepend' },
          ],
        }
      },
    },
  }
}
