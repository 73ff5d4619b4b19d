import { segment, type SegmentRequest } from '@search-foundation/api-client'
import { Option } from 'commander'

import { numberOption, type CommandDescription } from '../command.ts'
import { usageFailure } from '../failures.ts'
import { isPiped, readWhole } from '../input/read-texts.ts'
import { colors } from '../output/colors.ts'
import { count, writeResult } from '../output/output.ts'
import { openClient } from '../session/open-client.ts'

interface SegmentOptions {
  text?: string
  tokenizer?: NonNullable<SegmentRequest['tokenizer']>
  length?: number
}

/** `sf segment` */
export const segmentCommand: CommandDescription<SegmentOptions> = {
  name: 'segment',
  args: { '[file]': 'a text file; - or omitted for standard input' },
  summary: 'Count the tokens in a text and split it into chunks; free, works without a key too',
  options: [
    new Option('--text <text>', 'use this text instead of a file'),
    new Option('--tokenizer <name>', 'tokenizer that counts the tokens').choices([
      ...['cl100k_base', 'o200k_base', 'p50k_base', 'r50k_base', 'p50k_edit', 'gpt2'],
    ]),
    numberOption('--length <number>', 'maximum characters per chunk; 1,000 by default'),
  ],
  calls: ['POST /v1/segment'],
  examples: {
    'sf segment README.md': 'its chunks',
    'sf segment README.md --json | jq .num_tokens': 'its number of tokens',
  },
  async run([file], options, { signal }) {
    if (options.text === undefined && file === undefined && !isPiped())
      throw usageFailure('There is no text.', 'Give a file, use --text, or pipe text in.')
    const content = options.text ?? (await readWhole((file as string | undefined) ?? '-'))
    const { tokenizer, length } = options
    const result = await segment(
      await openClient(options),
      {
        content,
        return_chunks: true,
        ...(tokenizer && { tokenizer }),
        ...(length !== undefined && { max_chunk_length: length }),
      },
      { signal },
    )
    await writeResult(options, result, () => {
      const { chunks = [], num_tokens: tokens } = result
      const line = colors.dim('─'.repeat(40))
      const head = `${colors.bold(count(tokens))} tokens, ${count(chunks.length)} chunks`
      return [head, ...chunks.map((chunk) => `${line}\n${chunk.trimEnd()}`)].join('\n')
    })
  },
}
