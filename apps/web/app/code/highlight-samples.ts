import type { ShikiTransformer } from 'shiki'

import { codeTheme } from '../markdown/code-theme.ts'
import { literal, type BodyValue, type SampleLanguage } from './literal.ts'
import { markKeys } from './mark-keys.ts'
import { requestSamples, type CodeSample, type SampleRequest } from './request-samples.ts'

/** A sample as highlighted HTML. */
export interface HighlightedSample {
  name: string
  html: string
}

const grammars: Readonly<Record<SampleLanguage, string>> = {
  shell: 'bash',
  typescript: 'typescript',
  python: 'python',
}

/** Returns the samples of a request as highlighted HTML. Only pages do this; the browser gets no highlighter. */
export const highlightRequest = (request: SampleRequest): Promise<HighlightedSample[]> =>
  highlightCode(requestSamples(request))

/** A request of which only the keys of the body are known. */
export interface SlotRequest<Key extends string> extends Omit<SampleRequest, 'body'> {
  keys: readonly Key[]
}

/**
 * Highlights the samples of a demo's request, with a slot for each value of its body. Returns the function that puts the values of a
 * body into the slots: those that the demo of a page begins with. `useRequestSlots` shows what the visitor chose instead.
 * @param name distinguishes the slots of a second request on the same page
 */
export async function highlightSlots<Key extends string>(
  { keys, ...request }: SlotRequest<Key>,
  name = '',
): Promise<(body: Readonly<Record<Key, BodyValue>>) => HighlightedSample[]> {
  const body = Object.fromEntries(keys.map((key) => [key, '']))
  const samples = await highlightCode(
    requestSamples({ ...request, body }, (key, language) => `SLOT_${key}_${language}`),
  )
  return (values) =>
    samples.map(({ name: label, html }) => ({
      name: label,
      html: html.replaceAll(/SLOT_(\w+)_([a-z]+)/g, (_, key: Key, language: SampleLanguage) => {
        const value = literal(values[key], language).replaceAll('&', '&amp;').replaceAll('<', '&lt;')
        return `<span data-slot="${name}${key}:${language}">${value}</span>`
      }),
    }))
}

/** Names the language of a block, so that the page as Markdown has it too. */
const namedLanguage: ShikiTransformer = {
  code(node) {
    this.addClassToHast(node, `language-${this.options.lang}`)
  },
}

/** Returns samples as highlighted HTML; none in the browser. */
export async function highlightCode(samples: readonly CodeSample[]): Promise<HighlightedSample[]> {
  if (!import.meta.env.SSR) return []
  const { codeToHtml } = await import('shiki')
  return await Promise.all(
    samples.map(async ({ name, language, code }) => ({
      name,
      html: await codeToHtml(code, {
        lang: grammars[language],
        ...codeTheme,
        transformers: [...codeTheme.transformers, namedLanguage, markKeys],
      }),
    })),
  )
}
