import { afterAll, beforeAll, expect, test } from 'vitest'

import { fingerprint } from '../../kernel/key-text.ts'
import { startFilePlatform, type TestPlatform } from '../../platform.test-support.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await startFilePlatform()
})
afterAll(() => platform.stop())

const examples = [
  { text: 'The kettle boils, the leaves steep', label: 'tea' },
  { text: 'Green leaves in hot water', label: 'tea' },
  { text: 'Espresso from roasted beans', label: 'coffee' },
  { text: 'The beans are ground and brewed', label: 'coffee' },
]
const train = (body: object, key: string) =>
  platform.post('/v1/train', { model: 'jina-embeddings-v3', input: examples, num_iters: 1, ...body }, key)
const json = async (answer: Response) => (await answer.json()) as Record<string, unknown>

async function trained(key: string, body: object = {}): Promise<string> {
  return (await json(await train(body, key)))['classifier_id'] as string
}
const classify = (id: string, key: string) =>
  platform.post('/v1/classify', { classifier_id: id, input: ['roasted beans', 'steeped leaves'] }, key)

test('examples teach a classifier, which finds their labels', async () => {
  const key = await platform.trialKey()
  const id = await trained(key)
  const { data, usage } = (await json(await classify(id, key))) as {
    data: { prediction: string; score: number }[]
    usage: { total_tokens: number }
  }
  expect(data.map(({ prediction }) => prediction)).toEqual(['coffee', 'tea'])
  expect(data.every(({ score }) => score > 0.5 && score <= 1)).toBe(true)
  expect(usage.total_tokens).toBeGreaterThan(0)
})

test('more examples and labels add to what is known', async () => {
  const key = await platform.trialKey()
  const id = await trained(key)
  await train(
    { model: undefined, classifier_id: id, input: [{ text: 'Cold milk from the fridge', label: 'milk' }] },
    key,
  )
  const answer = await platform.post('/v1/classify', { classifier_id: id, input: 'cold milk' }, key)
  expect(await answer.json()).toMatchObject({ data: [{ prediction: 'milk' }] })
  for (const path of ['/v1/classifiers', '/api/v1/classifiers']) {
    const list = (await (await platform.get(path, key)).json()) as object[]
    expect(list).toMatchObject([
      {
        classifier_id: id,
        labels: ['coffee', 'milk', 'tea'],
        updated_number: 2,
        used_number: 1,
        access: 'private',
      },
    ])
  }
})

test('a private classifier is for its key, a public one for all, teaching always for its key', async () => {
  const [own, other] = [await platform.trialKey(), await platform.trialKey()]
  const secret = await trained(own)
  const open = await trained(own, { access: 'public' })
  expect((await classify(secret, other)).status).toBe(404)
  expect((await classify(open, other)).status).toBe(200)
  expect((await train({ model: undefined, classifier_id: open }, other)).status).toBe(404)
  const remove = (id: string, key: string) =>
    fetch(`${platform.url}/v1/classifiers/${id}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${key}` },
    })
  expect((await remove(open, other)).status).toBe(404)
  expect((await remove(open, own)).status).toBe(200)
  expect((await classify(open, own)).status).toBe(404)
})

test('training is charged for every iteration', async () => {
  const key = await platform.trialKey()
  const used = async (body: object) =>
    ((await json(await train(body, key)))['usage'] as { total_tokens: number }).total_tokens
  expect(await used({ num_iters: 5 })).toBe(5 * (await used({ num_iters: 1 })))
})

test('training that is refused when it is to be paid has taught nothing', async () => {
  const key = await platform.trialKey()
  const { usage } = await json(await train({}, await platform.trialKey()))
  const tokens = (usage as { total_tokens: number }).total_tokens
  await platform.database.query(
    `insert into budgets (id, key_id, tokens, period, hard_stop, used, period_start, is_alerted)
     select 'key:' || id, id, $2, 'total', true, 0, 'epoch', false from api_keys where hash = $1`,
    [fingerprint(key).hash, tokens],
  )
  const answers = await Promise.all(Array.from({ length: 5 }, () => train({}, key)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 402, 402, 402, 402])
  const classifiers = await (await platform.get('/v1/classifiers', key)).json()
  expect(classifiers).toHaveLength(1)
})

test.each([
  ['one label only', { input: examples.slice(0, 2) }, 422],
  ['an unknown model', { model: 'no-such-model' }, 400],
  ['model and classifier', { classifier_id: 'x' }, 422],
  ['neither', { model: undefined }, 422],
  [
    'too many labels',
    { input: Array.from({ length: 17 }, (_, n) => ({ text: 'a', label: String(n) })) },
    422,
  ],
])('training with %s is refused', async (_, body, status) => {
  expect((await train(body, await platform.trialKey())).status).toBe(status)
})
