import { classify } from '@search-foundation/api-client'
import { Option } from 'commander'

import type { CommandDescription } from '../command.ts'
import { usageFailure } from '../failures.ts'
import { readTexts } from '../input/read-texts.ts'
import { colors } from '../output/colors.ts'
import { writeResult } from '../output/output.ts'
import { openSession } from '../session/open-client.ts'

interface ClassifyOptions {
  labels?: string[]
  classifier?: string
  file?: string
  field: string
  model: string
}

/** `sf classify` */
export const classifyCommand: CommandDescription<ClassifyOptions> = {
  name: 'classify',
  args: { '[texts...]': 'texts; or use --file, or pipe lines in' },
  summary: 'Give each text one of your labels',
  options: [
    new Option('-l, --labels <list>', 'labels, separated by commas').argParser((list: string) =>
      list.split(',').map((label) => label.trim()),
    ),
    new Option('--classifier <id>', 'a trained classifier instead of labels').conflicts('labels'),
    new Option('--file <file>', 'file with one text per line, plain or JSON; - for standard input'),
    new Option('-f, --field <name>', 'JSON field that contains the text').default('text'),
    new Option('-m, --model <id>', 'model').default('jina-embeddings-v3'),
  ],
  calls: ['POST /v1/classify'],
  examples: {
    'sf classify "Well done!" -l praise,complaint': 'one text',
    'sf classify --file mails.jsonl -f subject -l spam,work,private': 'a file',
  },
  async run([given], options, { signal }) {
    const { labels, classifier, model } = options
    if (labels === undefined && classifier === undefined)
      throw usageFailure('There are no labels.', 'Give --labels one,two or --classifier <id>.')
    const input = await readTexts(given as string[], options)
    const { client } = await openSession(options)
    const how = classifier === undefined ? { model, labels: labels ?? [] } : { classifier_id: classifier }
    const classified = await classify(client, { input, ...how }, { signal })
    await writeResult(options, classified, () =>
      classified.data
        .map(
          ({ prediction, score, index }) =>
            `${colors.bold(prediction)}  ${colors.green(score.toFixed(3))}  ${input[index] ?? ''}`,
        )
        .join('\n'),
    )
  },
}
