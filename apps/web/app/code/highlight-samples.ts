import { codeTheme } from '../markdown/code-theme.ts'
import { literal, type SampleLanguage } from './literal.ts'
import { requestSamples, type CodeSample, type SampleRequest } from './request-samples.ts'

/** A sample as highlighted HTML. */
export interface HighlightedSample {
  name: string
  html: string
}

const grammars: Readonly<Record<SampleLanguage, string>> = {
  shell: 'shellscript',
  typescript: 'typescript',
  python: 'python',
}

/** Returns the samples of a request as highlighted HTML. Only pages do this; the browser gets no highlighter. */
export const highlightRequest = (request: SampleRequest): Promise<HighlightedSample[]> =>
  highlight(requestSamples(request))

/**
 * Returns the samples of a request with a slot for each value of its body, in which `useRequestSlots` shows what the visitor
 * chose in a demo.
 * @param name distinguishes the slots of a second request on the same page
 */
export async function highlightSlots(request: SampleRequest, name = ''): Promise<HighlightedSample[]> {
  const samples = await highlight(requestSamples(request, (key, language) => `SLOT_${key}_${language}`))
  return samples.map(({ name: label, html }) => ({
    name: label,
    html: html.replaceAll(/SLOT_(\w+)_([a-z]+)/g, (_, key: string, language: SampleLanguage) => {
      const value = literal(request.body[key] ?? '', language)
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
      return `<span data-slot="${name}${key}:${language}">${value}</span>`
    }),
  }))
}

async function highlight(samples: readonly CodeSample[]): Promise<HighlightedSample[]> {
  if (!import.meta.env.SSR) return []
  const { codeToHtml } = await import('shiki')
  return await Promise.all(
    samples.map(async ({ name, language, code }) => ({
      name,
      html: await codeToHtml(code, { lang: grammars[language], ...codeTheme }),
    })),
  )
}
