import { parseArgs } from 'node:util'

import { textTable } from '../../text-table.ts'
import { memoryGrowth } from './memory-growth.ts'
import { problems } from './problems.ts'
import { simulate } from './simulate.ts'
import { mostTexts } from './texts.ts'

/*
 * `pnpm --filter @search-foundation/bench bench:million`: embeds ten million texts by the built SDK, of a simulated service that fails, in processes that
 * are killed. Ends with 1 unless each text is in the output once, each was charged once, and memory is flat.
 */
const { values } = parseArgs({
  options: {
    texts: { type: 'string', default: '10000000' },
    batch: { type: 'string', default: '1000' },
    concurrency: { type: 'string', default: '8' },
    /** Requests per minute, and how much faster than time the minute passes. */
    rate: { type: 'string', default: '40' },
    scale: { type: 'string', default: '60' },
  },
})
const texts = Number(values.texts)
if (!(texts > 0 && texts <= mostTexts)) throw new RangeError(`--texts is at most ${mostTexts}.`)
const report = await simulate({
  texts,
  batchSize: Number(values.batch),
  concurrency: Number(values.concurrency),
  requestsPerMinute: Number(values.rate),
  scale: Number(values.scale),
})

const number = (value: number) => value.toLocaleString('en-US')
const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1)
const { service, output, lives, kills, seconds } = report
const rows = lives.map((samples, index) => {
  const used = memoryGrowth(samples, 'used')
  const resident = memoryGrowth(samples, 'resident')
  return [
    index < lives.length - 1 ? `${index + 1}, killed` : `${index + 1}, to the end`,
    number(samples.at(-1)?.done ?? 0),
    ...[used.first, used.last, resident.first, resident.last].map(megabytes),
  ]
})
console.log(
  `${number(texts)} texts in ${seconds.toFixed(0)} s (${number(Math.round(texts / seconds))} per second), ${number(service.requests)} requests\n`,
)
console.log(
  `Output: ${number(output.vectors)} vectors, ${output.wrong} wrong. Charged: ${number(service.charged)} texts, ${service.chargedTwice} twice, ${service.neverCharged} never.`,
)
console.log(
  `The service answered ${number(service.replayed)} requests again without a charge, refused ${number(service.limited)} with 429, ${number(service.tooLarge)} with 413 and ${number(service.unavailable)} with 503, and closed ${number(service.dropped)} connections early. ${kills} processes ended by SIGKILL.\n`,
)
const headings = ['process', 'texts done', 'heap, first tenth', 'last tenth', 'resident, first', 'last']
console.log(textTable(headings, rows))
console.log(
  '\nMB; medians of samples after each hundredth of all texts; heap with buffers, after a collection.',
)
const found = problems(report, texts)
if (found.length > 0) console.error(`\n${found.join('\n')}`)
process.exit(found.length > 0 ? 1 : 0)
