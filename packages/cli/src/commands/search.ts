import { search } from '@search-foundation/api-client'
import { Option } from 'commander'

import { numberOption, type CommandDescription } from '../command.ts'
import { colors } from '../output/colors.ts'
import { writeResult } from '../output/output.ts'
import { openSession } from '../session/open-client.ts'

interface SearchOptions {
  number: number
  site?: string[]
  language?: string
  content?: true
}

/** `sf search` */
export const searchCommand: CommandDescription<SearchOptions> = {
  name: 'search',
  args: { '<query...>': 'the query' },
  summary: 'Search the web',
  options: [
    numberOption('-n, --number <number>', 'number of results, 20 at most').default(5),
    new Option('--site <domain...>', 'only pages from these sites'),
    new Option('--language <code>', 'two-letter language code'),
    new Option('--content', 'also return the text of the pages'),
  ],
  calls: ['POST /search'],
  examples: {
    'sf search late chunking': 'five results',
    'sf search reranker --site arxiv.org -n 10': 'pages from one site',
    "sf search reranker --json | jq -r '.results[].url'": 'the URLs',
  },
  async run([words], options, { signal }) {
    const { client } = await openSession(options)
    const found = await search(
      client,
      {
        q: (words as string[]).join(' '),
        num: options.number,
        ...(options.site && { site: options.site }),
        ...(options.language !== undefined && { hl: options.language }),
        ...(!options.content && { respondWith: 'no-content' as const }),
      },
      { signal },
    )
    await writeResult(options, found, () =>
      found.results
        .map(({ title, url, description, content }, index) =>
          [
            `${index + 1}. ${colors.bold(title)}`,
            `   ${colors.cyan(url)}`,
            description && `   ${description}`,
            options.content && content,
          ]
            .filter(Boolean)
            .join('\n'),
        )
        .join('\n\n'),
    )
  },
}
