import { firstSamplePage } from '@search-foundation/content/sample-pages'

import { codeTheme } from '../../../markdown/code-theme.ts'
import { slots, codeSamples } from './samples.ts'

/** What the slots show before the visitor changes the form. */
const initial = {
  url: firstSamplePage.url,
  format: 'content',
} as const

/** The samples as highlighted HTML with their slots marked. Made while prerendering; the browser gets no highlighter. */
export const highlighted: readonly { name: string; html: string }[] = import.meta.env.SSR
  ? await highlight()
  : []

async function highlight() {
  if (!import.meta.env.SSR) return []
  const { codeToHtml } = await import('shiki')
  return await Promise.all(
    codeSamples.map(async ({ name, language, code }) => {
      const html = await codeToHtml(code, {
        lang: language,
        ...codeTheme,
      })
      return { name, html: mark(html) }
    }),
  )
}

function mark(html: string): string {
  return Object.entries(slots).reduce(
    (text, [slot, word]) =>
      text.replaceAll(word, `<span data-slot="${slot}">${initial[slot as keyof typeof initial]}</span>`),
    html,
  )
}
