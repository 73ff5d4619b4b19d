import { brand } from '@search-foundation/content/brand'
import { tokenColor } from '@search-foundation/ui/token-colors'
import { bundleScript } from '@search-foundation/vite/bundle-script'
import type { Plugin } from 'vite'

const firstPaint = new URL('../src/first-paint.ts', import.meta.url)
const firstShell = new URL('../src/first-shell.ts', import.meta.url)

const inlined = (module: URL) => bundleScript(module.pathname)

/**
 * Completes `index.html`: the company's name, the colors of the page, and two inline scripts: at the start of the body the one that
 * shows the stored theme before the first paint, and after the shell the one that adapts it to the address.
 */
export function pageHtml(): Plugin {
  return {
    name: 'page-html',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const page = tokenColor('--color-page')
        const values: Readonly<Record<string, string>> = {
          brand: brand.name,
          pageLight: page.light,
          pageDark: page.dark,
        }
        return {
          html: html.replaceAll(/\{\{(\w+)\}\}/g, (slot, name: string) => {
            const value = values[name]
            if (value === undefined) throw new Error(`index.html has the unknown slot ${slot}.`)
            return value
          }),
          tags: [
            { tag: 'script', children: await inlined(firstPaint), injectTo: 'body-prepend' },
            { tag: 'script', children: await inlined(firstShell), injectTo: 'body' },
            // The browser paints nothing before this: neither a part of the screen, nor that of a visitor to somebody else.
            { tag: 'template', attrs: { id: 'shell-ready' }, injectTo: 'body' },
            {
              tag: 'link',
              attrs: { rel: 'expect', href: '#shell-ready', blocking: 'render' },
              injectTo: 'head-prepend',
            },
          ],
        }
      },
    },
  }
}
