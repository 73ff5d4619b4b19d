import type { Compute } from '../compute/compute.ts'
import type { BulkRow } from '../compute/read-rows.ts'

/** Characters that are priced at once: so much work that it is worth a worker, and so little that others get their turn. */
const charactersAtOnce = 500_000

interface PricedJob {
  keyId: string
  model: string
  rows: AsyncIterable<BulkRow> | Iterable<BulkRow>
}

/**
 * Returns what a job costs at most, in tokens. Stops when that is more than `most`, so that pricing a file costs us no more than its owner
 * could pay.
 */
export async function priceJob(
  compute: Pick<Compute, 'run'>,
  { keyId, model, rows }: PricedJob,
  most: number,
): Promise<number> {
  let tokens = 0
  let texts: string[] = []
  let length = 0
  async function price(): Promise<void> {
    const demand = { caller: keyId, length, count: texts.length }
    if (texts.length > 0) tokens += await compute.run('priceRows', { texts, model }, demand)
    texts = []
    length = 0
  }
  for await (const { input } of rows) {
    if (input === null) continue
    texts.push(input)
    length += input.length
    if (length >= charactersAtOnce) await price()
    if (tokens > most) return tokens
  }
  await price()
  return tokens
}
