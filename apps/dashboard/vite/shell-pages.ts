import { defaultLocale, localeTable } from '@search-foundation/i18n/locale-table'
import { resolveSources } from '@search-foundation/vite/preset'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'

import { placeName } from '../src/ground/place/place.ts'
import type { ShellHtml, TabHtml } from '../src/shell-html.tsx'
import { localeOfMessages, messagesChunk } from './chunk-groups.ts'
import { tabChunks } from './tab-chunks.ts'

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

/** What one page is made of, beside its HTML. */
interface PageParts {
  locale: string
  /** Files that the page needs soon, the messages of its language among them. */
  files: readonly string[]
  /** Styles of the tab beside those of the entry. Without them, its parts would move when they come. */
  styles: readonly string[]
  leads: ShellHtml['leads']
}

/** Puts the first screen of a tab into the built page, which also begins to load what exactly this tab needs. */
function withShell(page: string, { title, visitor, pending, ...place }: TabHtml, parts: PageParts): string {
  const { locale, files, styles, leads } = parts
  const data = JSON.stringify(leads).replaceAll('<', String.raw`\u003c`)
  const preloads = files.map((file) => `  <link rel="modulepreload" crossorigin href="${base}${file}" />\n  `)
  const sheets = styles.map((file) => `  <link rel="stylesheet" crossorigin href="${base}${file}" />\n  `)
  const slots: Readonly<Record<string, string>> = {
    'lang="en-US"': `lang="${locale}"`,
    '<!--title-->': title,
    '</head>': `${preloads.join('')}${sheets.join('')}</head>`,
    '<!--shell-->': visitor,
    '<!--pending-->': `<template id="shell-pending" data-place="${placeName(place)}">${pending}</template>`,
    '<!--leads-->': `<script type="application/json" id="shell-leads">${data}</script>`,
  }
  return Object.entries(slots).reduce((text, [slot, part]) => {
    if (!text.includes(slot)) throw new Error(`index.html has no ${slot}.`)
    return text.replace(slot, () => part)
  }, page)
}

/** Where the page of a tab is in the build: that of the overview in the default language is `index.html`. */
const pageFile = (locale: string, place: Pick<TabHtml, 'tab' | 'item'>): string =>
  [
    ...(locale === defaultLocale ? [] : ['locales', locale]),
    ...(place.tab === 'overview' ? [] : [placeName(place)]),
    'index.html',
  ].join('/')

/**
 * Writes one page for each tab, section of a tab and language, `{tab}/index.html` and `locales/{locale}/{tab}/index.html`, with the first screen of the app in
 * it: what a visitor sees, and in a template what everybody else sees until their data is there. `assembleSite` puts the pages of a language
 * below their addresses, and `firebase.json` says which page other addresses get.
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
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      for (const { code } of localeTable) {
        const messages = chunks.find(({ name }) => name === messagesChunk(code))
        if (messages === undefined) this.error(`The build has no file of the messages in ${code}.`)
        const part = chunks.find(
          (chunk) => chunk !== messages && localeOfMessages(chunk.facadeModuleId ?? '') === code,
        )
        if (part !== undefined) {
          this.error(
            `${part.fileName} has messages in ${code} by itself. A module with a top-level await does that.`,
          )
        }
        const { pages, leads } = await renderShell(code)
        for (const shown of pages) {
          const own = tabChunks(chunks, shown.tab)
          const files = [messages.fileName, ...own]
          const styles = chunks.flatMap(({ fileName, viteMetadata }) =>
            own.includes(fileName) ? [...(viteMetadata?.importedCss ?? [])] : [],
          )
          const filled = withShell(source, shown, { locale: code, files, styles, leads })
          const fileName = pageFile(code, shown)
          if (fileName === 'index.html') page.source = filled
          else this.emitFile({ type: 'asset', fileName, source: filled })
        }
      }
    },
  }
}
