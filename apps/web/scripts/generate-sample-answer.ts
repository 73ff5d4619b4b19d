/*
 * Writes app/generated/sample-answer.json: the response that the page of deep search shows until the visitor asks. It is recorded for
 * each language, to the first of the page's questions that an article in that language answers.
 */
import { writeFileSync } from 'node:fs'
import { readArticles } from '@search-foundation/content/read-articles'
import { localeTable } from '@search-foundation/i18n/locale-table'
import { translator } from '@search-foundation/i18n/translator'

import { call } from './platform.ts'

interface Citation {
  type: 'url_citation'
  url_citation: { title: string; exactQuote: string; url: string; dateTime: string }
}

interface Answer {
  id: string
  created: number
  model: string
  choices: { message: { content: string; annotations: Citation[] } }[]
  usage: { prompt_tokens: number; completion_tokens: number; total_tokens: number }
  visitedURLs: string[]
  readURLs: string[]
  numURLs: number
}

/** Pages of this site are named by their path: the host is the one that the platform was started for. */
const sitePath = (address: string) => address.replace(/^https?:\/\/localhost:\d+/, '')

const samples: Record<string, object> = {}
const articles = readArticles()

/** The questions of the page, and the article that answers each. */
const questions = [
  { key: 'demo.sampleQuestions.first', article: 'how-deep-to-rerank' },
  { key: 'demo.sampleQuestions.second', article: 'late-chunking' },
] as const

for (const { code: locale } of localeTable) {
  const key = questions.find(({ article }) =>
    articles.some(({ slug, bodyLocale }) => slug === article && bodyLocale === locale),
  )?.key
  // Its page shows the English response, marked as English.
  if (key === undefined) continue
  const question = translator(locale, 'web-deepsearch')(key)
  const { body, engine } = await call<Answer>('/v1/chat/completions', {
    model: 'jina-deepsearch-v1',
    reasoning_effort: 'low',
    messages: [{ role: 'user', content: question }],
  })
  const message = body.choices[0]?.message
  if (message === undefined) throw new Error(`There is no answer to "${question}".`)
  samples[locale] = {
    question,
    engine,
    response: {
      id: body.id,
      object: 'chat.completion.chunk',
      created: body.created,
      model: body.model,
      choices: [
        {
          index: 0,
          delta: {
            type: 'text',
            content: message.content.replaceAll(/https?:\/\/localhost:\d+/g, ''),
            annotations: message.annotations.map(({ type, url_citation: citation }) => ({
              type,
              url_citation: { ...citation, url: sitePath(citation.url) },
            })),
          },
          finish_reason: 'stop',
        },
      ],
      usage: body.usage,
      visitedURLs: body.visitedURLs.map(sitePath),
      readURLs: body.readURLs.map(sitePath),
      numURLs: body.numURLs,
    },
  }
}
writeFileSync(
  new URL('../app/generated/sample-answer.json', import.meta.url),
  `${JSON.stringify(samples, null, 1)}\n`,
)
