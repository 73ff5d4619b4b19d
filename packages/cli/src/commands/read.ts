import { read } from '@search-foundation/api-client'
import { Option } from 'commander'

import { numberOption, type CommandDescription } from '../command.ts'
import { usageFailure } from '../failures.ts'
import { writeResult } from '../output/output.ts'
import { openClient } from '../session/open-client.ts'

interface ReadOptions {
  format?: 'markdown' | 'text' | 'html'
  selector?: string
  links?: true
  maxTokens?: number
  fresh?: true
}

/** `sf read` */
export const readCommand: CommandDescription<ReadOptions> = {
  name: 'read',
  args: { '<url>': 'URL of a public page' },
  summary: 'Read a web page as Markdown; works without a key too',
  options: [
    new Option('--format <name>', 'format of the content').choices(['markdown', 'text', 'html']),
    new Option('--selector <css>', 'read only matching elements'),
    new Option('--links', 'also return the links on the page'),
    numberOption('--max-tokens <number>', 'truncate the content to this many tokens', 500),
    new Option('--fresh', 'fetch the page even if it is cached'),
  ],
  calls: ['POST /reader'],
  examples: {
    'sf read https://example.com': 'as Markdown',
    'sf read https://example.com --no-json > page.md': 'into a file',
    'sf read https://example.com --json | jq -r .title': 'its title',
  },
  async run([url], options, { signal }) {
    if (!URL.canParse(url as string))
      throw usageFailure(`${String(url)} is not a URL.`, 'A URL begins with https://.')
    const page = await read(
      await openClient(options),
      {
        url: url as string,
        ...(options.format && { respondWith: options.format }),
        ...(options.selector !== undefined && { targetSelector: options.selector }),
        ...(options.links && { withLinksSummary: true }),
        ...(options.maxTokens !== undefined && { maxTokens: options.maxTokens }),
        ...(options.fresh && { noCache: true }),
      },
      { signal },
    )
    const body = options.format === 'html' ? page.html : options.format === 'text' ? page.text : undefined
    await writeResult(options, page, () => body ?? page.content)
  },
}
