import { afterAll, expect, onTestFinished, test } from 'vitest'

import { startWorkerPool, type WorkerPoolOptions } from '../../kernel/worker-pool.ts'
import { createCompute } from './compute.ts'

const workers = startWorkerPool()
const compute = createCompute(workers)
afterAll(() => workers.stop())

function started({ milliseconds, ...changed }: Partial<WorkerPoolOptions> & { milliseconds?: number }) {
  const others = startWorkerPool(changed)
  onTestFinished(() => others.stop())
  return createCompute(others, milliseconds)
}

const small = { caller: 'ada', length: 10 }
const large = { caller: 'ada', length: 1_000_000 }

const embedding = {
  model: 'jina-embeddings-v3',
  input: ['green tea', 'black coffee'],
  dimensions: 8,
  normalized: true,
  late_chunking: false,
  truncate: false,
}
const reranking = {
  model: 'jina-reranker-v2-base-multilingual',
  query: 'tea',
  documents: ['green tea', { text: 'coffee', more: [1] }],
  return_documents: true,
}
const labels = { model: 'jina-embeddings-v3', input: 'green tea', labels: ['tea', 'coffee'] }

test.each([
  ['embeddings', embedding],
  [
    'multiVectors',
    { model: 'jina-colbert-v2', input: 'green tea', input_type: 'document', embedding_type: 'float' },
  ],
  ['rerank', reranking],
  ['classify', labels],
  ['classify', { ...labels, labels: { drink: ['tea', 'coffee'] } }],
] as const)('the response of %s is the same from a worker', async (name, request) => {
  const noCharge = () => Promise.resolve()
  const here = await compute.prepare(name, request as never, small)
  const there = await compute.prepare(name, request as never, large)
  expect(there.tokens).toBe(here.tokens)
  const encoded = await there.answer(noCharge)
  expect(encoded).toBeInstanceOf(Uint8Array)
  /** Without the id, which is new for each response. */
  const plain = (json: string) => ({ ...(JSON.parse(json) as object), id: undefined })
  const text = new TextDecoder().decode(encoded as Uint8Array)
  expect(plain(text)).toEqual(plain(JSON.stringify(await here.answer(noCharge))))
})

test('a task has the same result in a worker', async () => {
  const rows = { model: 'jina-embeddings-v3', rows: [{ place: 1, input: 'green tea' }] }
  expect(await compute.run('embedRows', rows, large)).toEqual(await compute.run('embedRows', rows, small))
  const examples = [{ text: 'green tea', label: 'tea' }]
  expect(await compute.run('sumOfClasses', examples, large)).toEqual(
    await compute.run('sumOfClasses', examples, small),
  )
})

test('a request that a model does not take fails alike in a worker', async () => {
  const request = { ...embedding, input: ['tea '.repeat(9000)] }
  const failures = await Promise.all(
    [small, large].map((demand) =>
      compute.prepare('embeddings', request, demand).then(
        () => undefined,
        (error: unknown) => error,
      ),
    ),
  )
  expect(failures[1]).toEqual(failures[0])
  expect(failures[1]).toMatchObject({ status: 422, errors: [{ field: 'body.input' }] })
})

test('a request that takes too long is refused with 413, and the next is computed', async () => {
  const hasty = started({ milliseconds: 1 })
  const texts = ['a b c d '.repeat(500_000)]
  await expect(hasty.run('countTokens', texts, large)).rejects.toMatchObject({ status: 413 })
  expect(await compute.run('countTokens', ['green tea'], large)).toBe(2)
})

test('when too much is waiting, further requests get 503 and when to try again', async () => {
  const busy = started({ maxWaitingWeight: 1 })
  const texts = ['a b c d '.repeat(50_000)]
  const outcomes = await Promise.allSettled(
    Array.from({ length: 4 }, () => busy.run('countTokens', texts, large)),
  )
  const refused = outcomes.filter(({ status }) => status === 'rejected')
  expect(refused.length).toBeGreaterThan(0)
  expect(refused[0]).toMatchObject({ reason: { status: 503, headers: { 'retry-after': '5' } } })
  expect(outcomes[0]).toMatchObject({ status: 'fulfilled' })
})
