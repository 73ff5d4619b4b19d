import { defaultLocale, localeTable } from '@search-foundation/i18n/locale-table'
import { resolveSources } from '@search-foundation/vite/preset'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'

import type { ShellHtml } from '../src/shell-html.tsx'
import { messagesChunk } from './chunk-groups.ts'

const base = '/api-dashboard/'
const entry = new URL('../src/shell-html.tsx', import.meta.url).pathname

type RenderShell = (locale: string) => Promise<ShellHtml>

/** Builds the module that renders the shell, for Node, and returns its function. */
async function buildRenderer(outDir: string): Promise<RenderShell> {
  await build({
    ...resolveSources,
    configFile: false,
    base,
    plugins: [react()],
    logLevel: 'warn',
    publicDir: false,
    build: { ssr: entry, outDir, emptyOutDir: true, target: 'node20' },
    // One file without dependencies beside it.
    ssr: { ...resolveSources.ssr, noExternal: true },
  })
  const module = (await import(`file://${outDir}/shell-html.js`)) as { renderShell: RenderShell }
  return module.renderShell
}

/** Puts the shell of a language into the built page, which also begins to load the messages of that language from the file `messages`. */
function withShell(
  page: string,
  locale: string,
  { html, title, leads }: ShellHtml,
  messages: string,
): string {
  const data = JSON.stringify(leads).replaceAll('<', String.raw`\u003c`)
  const parts: Readonly<Record<string, string>> = {
    'lang="en-US"': `lang="${locale}"`,
    '<!--title-->': title,
    '</head>': `<link rel="modulepreload" crossorigin href="${base}${messages}" />\n  </head>`,
    '<!--shell-->': html,
    '<!--leads-->': `<script type="application/json" id="shell-leads">${data}</script>`,
  }
  return Object.entries(parts).reduce((text, [slot, part]) => {
    if (!text.includes(slot)) throw new Error(`index.html has no ${slot}.`)
    return text.replace(slot, () => part)
  }, page)
}

/**
 * Writes one page for each language, `index.html` and `{locale}/index.html`, with the first screen of the app in it: what
 * a visitor sees until the scripts have run. `firebase.json` says which page an address gets.
 */
export function shellPages(): Plugin {
  return {
    name: 'shell-pages',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const page = bundle['index.html']
      if (page?.type !== 'asset') this.error('The build has no index.html.')
      const renderShell = await buildRenderer(
        new URL('../node_modules/.cache/shell', import.meta.url).pathname,
      )
      const source = String(page.source)
      for (const { code } of localeTable) {
        const messages = Object.values(bundle).find(({ name }) => name === messagesChunk(code))
        if (messages === undefined) this.error(`The build has no file of the messages in ${code}.`)
        const filled = withShell(source, code, await renderShell(code), messages.fileName)
        if (code === defaultLocale) page.source = filled
        else this.emitFile({ type: 'asset', fileName: `${code}/index.html`, source: filled })
      }
    },
  }
}
