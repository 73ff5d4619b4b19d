import { existsSync } from 'node:fs'
import { getKeyInfo, type Client } from '@search-foundation/api-client'
import type { EachEncoding } from '@search-foundation/api-client/bulk'
import { Option } from 'commander'

import { numberOption, type CommandDescription } from '../command.ts'
import { embedFile, type EmbedFileOrder } from '../embed/embed-file.ts'
import { openOutput, type OutputFile } from '../embed/output-file.ts'
import { duration, startProgressBar } from '../embed/progress-bar.ts'
import { estimateTokens, scanInputs } from '../embed/scan-inputs.ts'
import { exitCodes } from '../exit-codes.ts'
import { Failure, usageFailure } from '../failures.ts'
import { isPlainFile } from '../input/parse-line.ts'
import { count, note, write } from '../output/output.ts'
import { findRate, priceOf, type Rate } from '../output/price.ts'
import { openSession } from '../session/open-client.ts'

interface EmbedOptions {
  output?: string
  model: string
  task?: string
  dimensions?: number
  encoding?: EachEncoding
  field: string
  plain?: true
  batch?: number
  concurrency?: number
  restart?: true
  dryRun?: true
  quiet?: true
}

type Order = Omit<EmbedFileOrder, 'resumeFrom' | 'idempotencyKey'>

const orderOf = (file: string, options: EmbedOptions, interrupt: AbortSignal): Order => ({
  file,
  source: {
    field: options.field,
    source: file === '-' ? 'The input' : file,
    isPlain: options.plain ?? (file !== '-' && isPlainFile(file)),
  },
  request: {
    model: options.model,
    ...(options.task !== undefined && { task: options.task as never }),
    ...(options.dimensions !== undefined && { dimensions: options.dimensions }),
    ...(options.encoding !== undefined && { embedding_type: options.encoding }),
  },
  batchSize: options.batch,
  concurrency: options.concurrency,
  interrupt,
})

/** Says what a run will cost, before anything is paid for. */
async function announce(
  { client, apiKey }: { client: Client; apiKey: string },
  scanned: Awaited<ReturnType<typeof scanInputs>>,
  rate: Rate | undefined,
  signal: AbortSignal,
): Promise<void> {
  const [tokens, { wallet }] = await Promise.all([
    estimateTokens(client, scanned, signal),
    getKeyInfo(client, apiKey, { signal }),
  ])
  const price = rate ? `, ${priceOf(tokens, rate)} at most` : ''
  note(`${count(scanned.inputs)} inputs, about ${count(tokens)} tokens${price}.`)
  if (tokens > wallet.total_balance)
    note(
      `The balance of ${count(wallet.total_balance)} tokens may be too low. If it runs out, you keep the finished results.`,
    )
}

/** Embeds what is piped in, or a file, to the standard output. Nothing is kept to continue from. */
async function toStandardOutput(client: Client, order: Order): Promise<number> {
  let sum = 0
  for await (const { lines, tokens } of embedFile(client, {
    ...order,
    resumeFrom: 0,
    idempotencyKey: true,
  })) {
    await write(lines)
    sum += tokens
  }
  return sum
}

async function toFile(
  client: Client,
  order: Order,
  output: OutputFile,
  update: (done: number, tokens: number) => void,
): Promise<void> {
  const { id, done } = output.state
  const lines = embedFile(client, { ...order, resumeFrom: done, idempotencyKey: id })
  for await (const { lines: text, end, tokens } of lines) {
    await output.append(text, { done: end, tokens: output.state.tokens + tokens })
    update(end, output.state.tokens)
  }
}

/** `sf embed` */
export const embedCommand: CommandDescription<EmbedOptions> = {
  name: 'embed',
  args: { '<file>': 'file with JSON lines or plain lines; - for standard input' },
  summary: 'Embed the lines of a file; continues where an earlier run stopped',
  options: [
    new Option('-o, --output <file>', 'write JSON lines to this file instead of standard output'),
    new Option('-m, --model <id>', 'model').default('jina-embeddings-v3'),
    new Option('-t, --task <task>', 'what the vectors are for, such as retrieval.passage'),
    numberOption('-d, --dimensions <number>', 'number of dimensions'),
    new Option('-e, --encoding <name>', 'encoding of the vectors').choices(['float', 'binary', 'ubinary']),
    new Option('-f, --field <name>', 'JSON field that contains the text').default('text'),
    new Option('--plain', 'treat every line as a text; the default unless the file ends in .jsonl'),
    numberOption('--batch <number>', 'inputs per request'),
    numberOption('-c, --concurrency <number>', 'parallel requests; 4 by default'),
    new Option('--restart', 'overwrite the output instead of continuing'),
    new Option('--dry-run', 'only check the file and estimate the price'),
    new Option('-q, --quiet', 'show no progress bar and no notes'),
  ],
  calls: ['POST /v1/embeddings', 'POST /v1/segment', 'GET /api/v1/api_key/fe_user', 'GET /api/v1/product'],
  examples: {
    'sf embed texts.jsonl -o vectors.jsonl': 'one JSON line with a vector for each input line',
    'sf embed texts.jsonl --dry-run': 'what it will cost',
    'sf embed docs.jsonl -o out.jsonl -t retrieval.passage -d 256': 'short vectors for retrieval',
    'cat texts.txt | sf embed - --plain | gzip > out.gz': 'in a pipe',
  },
  async run([given], options, { signal }) {
    const file = given as string
    if (options.output === undefined && options.restart) throw usageFailure('--restart requires --output.')
    if (file !== '-' && !existsSync(file)) throw usageFailure(`${file} does not exist.`)
    const session = await openSession(options)
    const order = orderOf(file, options, signal)
    const rate = await findRate(session.client, signal)
    const start = performance.now()
    const finish = (inputs: string, tokens: number) => {
      if (options.quiet) return
      const price = rate ? `, ${priceOf(tokens, rate)} at most` : ''
      note(`${inputs}${count(tokens)} tokens${price}, ${duration((performance.now() - start) / 1000)}.`)
    }

    const scanned = file === '-' ? undefined : await scanInputs(file, order.source)
    if (scanned && !(options.quiet && !options.dryRun)) await announce(session, scanned, rate, signal)
    if (options.dryRun) return
    if (!scanned || options.output === undefined) {
      if (options.output !== undefined)
        throw usageFailure('A run from standard input cannot be continued.', 'Redirect it: > file.')
      finish('', await toStandardOutput(session.client, order))
      if (signal.aborted) throw new Failure('Stopped.', exitCodes.interrupted)
      return
    }

    const settings = {
      digest: scanned.digest,
      request: { ...order.request },
      batchSize: options.batch,
      field: options.field,
    }
    const output = await openOutput(options.output, settings, options.restart === true)
    const { state } = output
    const { done: first } = state
    if (first > 0 && !options.quiet) note(`Continuing after ${count(first)} inputs.`)
    const costOf = (tokens: number) => (rate ? priceOf(tokens, rate) : '')
    const bar = startProgressBar(scanned.inputs, first, costOf, !options.quiet)
    const stopBar = () => {
      bar.stop()
      if (!options.quiet)
        note(
          'Waiting for the requests in flight, which are paid for. Press Ctrl-C again to stop immediately.',
        )
    }
    signal.addEventListener('abort', stopBar)
    try {
      await toFile(session.client, order, output, (done, tokens) => {
        if (!signal.aborted) bar.update(done, tokens)
      })
    } finally {
      bar.stop()
      signal.removeEventListener('abort', stopBar)
      const isDone = state.done === scanned.inputs
      await output.close(isDone)
      finish(`${count(state.done)} of ${count(scanned.inputs)} inputs, `, state.tokens)
      if (!isDone) note('Nothing is lost: run the same command to continue.')
    }
    if (signal.aborted) throw new Failure('Stopped.', exitCodes.interrupted)
  },
}
