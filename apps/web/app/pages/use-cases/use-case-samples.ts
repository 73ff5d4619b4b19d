import { fillFacts } from '@search-foundation/content/fill-facts'
import { caseSources } from '@search-foundation/content/use-case-sources'
import { cases, type UseCase } from '@search-foundation/content/use-cases'

import { highlightCode, type HighlightedSample } from '../../code/highlight-samples.ts'
import type { CodeSample } from '../../code/request-samples.ts'
import { sampleFacts } from '../../code/sample-facts.ts'

const languages: Readonly<Record<string, Pick<CodeSample, 'name' | 'language'>>> = {
  bash: { name: 'cURL', language: 'shell' },
  typescript: { name: 'TypeScript', language: 'typescript' },
  python: { name: 'Python', language: 'python' },
}

const samplesOf = (markdown: string): CodeSample[] =>
  [...fillFacts(markdown, sampleFacts).matchAll(/^```(\w+) run\n([\s\S]*?)\n```$/gm)].flatMap(
    ([, fence = '', code = '']) => {
      const language = languages[fence]
      return language === undefined ? [] : [{ ...language, code }]
    },
  )

/** The code of each use case, highlighted. Rendered while prerendering. */
export const caseSamples: ReadonlyMap<UseCase['slug'], HighlightedSample[]> = new Map(
  await Promise.all(
    cases.map(async ({ slug }) => {
      const source = import.meta.env.SSR ? caseSources[`../use-cases/${slug}.md`] : ''
      return [slug, await highlightCode(samplesOf(source ?? ''))] as const
    }),
  ),
)
