import process from 'node:process'
import { deepSearch, type UrlCitation } from '@search-foundation/api-client'
import { Option } from 'commander'

import type { CommandDescription } from '../command.ts'
import { colors } from '../output/colors.ts'
import { isJson, printable, write } from '../output/output.ts'
import { openSession } from '../session/open-client.ts'

interface AskOptions {
  effort?: 'low' | 'medium' | 'high'
  site?: string[]
  thinking: boolean
}

/** The whole answer, as JSON has it. */
interface Answer {
  answer: string
  citations: { title: string; url: string; quote: string }[]
  tokens: number | null
}

const citationLines = (citations: Answer['citations']) =>
  citations
    .map(({ title, url }, index) => `[${index + 1}] ${printable(title)} ${colors.cyan(printable(url))}\n`)
    .join('')

/** `sf ask` */
export const askCommand: CommandDescription<AskOptions> = {
  name: 'ask',
  args: { '<question...>': 'the question' },
  summary: 'Answer a question from the web, with citations',
  options: [
    new Option('--effort <level>', 'how thorough the search is').choices(['low', 'medium', 'high']),
    new Option('--site <domain...>', 'only pages from these sites'),
    new Option('--no-thinking', 'do not show the reasoning'),
  ],
  calls: ['POST /v1/chat/completions'],
  examples: {
    'sf ask what is late chunking': 'the answer as it is written',
    'sf ask "what is a reranker?" --effort high': 'a more thorough search',
    "sf ask what is a reranker --json | jq -r '.citations[].url'": 'its sources',
  },
  async run([words], options, { signal }) {
    const { client } = await openSession(options)
    const stream = await deepSearch(
      client,
      {
        messages: [{ role: 'user', content: (words as string[]).join(' ') }],
        stream: true,
        ...(options.effort && { reasoning_effort: options.effort }),
        ...(options.site && { only_hostnames: options.site }),
      },
      { signal },
    )
    const isReadable = !isJson(options)
    const isThinking = isReadable && options.thinking && process.stderr.isTTY
    const answer: Answer = { answer: '', citations: [], tokens: null }
    for await (const { choices, usage } of stream) {
      const delta = choices[0]?.delta ?? { type: 'text' as const }
      const { type, content = '' } = delta
      const annotations = 'annotations' in delta ? (delta.annotations ?? []) : []
      if (type === 'think') {
        if (isThinking) process.stderr.write(colors.dim(printable(content.replaceAll(/<\/?think>/g, ''))))
      } else {
        if (isReadable && answer.answer === '' && isThinking) process.stderr.write('\n')
        answer.answer += content
        // oxlint-disable-next-line no-await-in-loop -- in the order of the chunks
        if (isReadable) await write(printable(content))
      }
      answer.citations.push(...annotations.map(citationOf))
      answer.tokens = usage?.total_tokens ?? answer.tokens
    }
    if (!isReadable) return write(`${JSON.stringify(answer)}\n`)
    // Most answers end with their citations as footnotes.
    const isCited = answer.citations.length === 0 || /^\[\^1\]:/m.test(answer.answer)
    await write(isCited ? '\n' : `\n\n${citationLines(answer.citations)}`)
  },
}

const citationOf = ({ url_citation: { title, url, exactQuote: quote } }: UrlCitation) => ({
  title,
  url,
  quote,
})
