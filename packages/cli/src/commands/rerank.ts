import { rerank } from '@search-foundation/api-client'
import { Option } from 'commander'

import { numberOption, type CommandDescription } from '../command.ts'
import { readTexts } from '../input/read-texts.ts'
import { colors } from '../output/colors.ts'
import { writeResult } from '../output/output.ts'
import { openSession } from '../session/open-client.ts'

interface RerankOptions {
  file?: string
  field: string
  model: string
  top?: number
}

/** `sf rerank` */
export const rerankCommand: CommandDescription<RerankOptions> = {
  name: 'rerank',
  args: {
    '<query>': 'query to compare the documents with',
    '[documents...]': 'texts; or use --file, or pipe lines in',
  },
  summary: 'Sort documents by their relevance to a query',
  options: [
    new Option('--file <file>', 'file with one document per line, plain or JSON; - for standard input'),
    new Option('-f, --field <name>', 'JSON field that contains the text').default('text'),
    new Option('-m, --model <id>', 'model').default('jina-reranker-v2-base-multilingual'),
    numberOption('-n, --top <number>', 'return only this many of the best results'),
  ],
  calls: ['POST /v1/rerank'],
  examples: {
    'sf rerank apple "a brick" "an apple"': 'two texts',
    'sf rerank "late chunking" --file docs.jsonl -n 5': 'the best five lines of a file',
    'ls | sf rerank "where are the tests"': 'lines that are piped in',
  },
  async run([query, given], options, { signal }) {
    const documents = await readTexts(given as string[], options)
    const { client } = await openSession(options)
    const { model, top } = options
    const sorted = await rerank(
      client,
      { model, query: query as string, documents, ...(top !== undefined && { top_n: top }) },
      { signal },
    )
    await writeResult(options, sorted, () =>
      sorted.results
        .map(
          ({ index, relevance_score: score, document }) =>
            `${colors.green(score.toFixed(3))}  ${String(document?.text ?? documents[index])}`,
        )
        .join('\n'),
    )
  },
}
