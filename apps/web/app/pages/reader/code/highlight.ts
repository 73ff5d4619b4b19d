import { codeTheme } from '../../../markdown/code-theme.ts'
import { SLOTS, CODE_SAMPLES } from './samples.ts'

/** What the slots show before the visitor changes the form. */
const INITIAL = {
  url: 'https://sample.search-foundation.example/how-retrieval-works',
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
    CODE_SAMPLES.map(async ({ name, language, code }) => {
      const html = await codeToHtml(code, {
        lang: language,
        ...codeTheme,
      })
      return { name, html: mark(html) }
    }),
  )
}

function mark(html: string): string {
  return Object.entries(SLOTS).reduce(
    (text, [slot, word]) =>
      text.replaceAll(word, `<span data-slot="${slot}">${INITIAL[slot as keyof typeof INITIAL]}</span>`),
    html,
  )
}
