import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { fairQueue, type Turn, type Work } from './fair-queue.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A queue of two places, and one for light callers, whose time the test sets. */
function queueOfTwo() {
  const clock = { now: 0 }
  const queue = fairQueue({ size: 2, maxWaitingWeight: 100, patience: 2000, now: () => clock.now })
  const begun: string[] = []
  const begin = (owner: string, work: Partial<Work> = {}): Promise<Turn> => {
    const turn = queue.begin({ owner, weight: 1, ...work })
    void turn.then(
      () => begun.push(owner),
      () => undefined,
    )
    return turn
  }
  /** Lets an owner use milliseconds. */
  const use = async (
    owner: string,
    milliseconds: number,
    { wasEnded = false, ...work }: Partial<Work> & { wasEnded?: boolean } = {},
  ) => {
    const turn = await begin(owner, work)
    clock.now += milliseconds
    turn.end(wasEnded)
  }
  const settle = () => vi.advanceTimersByTimeAsync(0)
  return { clock, begin, begun, use, settle }
}

test('while two callers hold the places, a third who has used little begins at once', async () => {
  const { begin, begun, settle } = queueOfTwo()
  for (const owner of ['ada', 'ada', 'grace', 'grace', 'linus']) void begin(owner)
  await settle()
  expect(begun).toEqual(['ada', 'grace', 'linus'])
})

test('of those who wait, the one who has used the least is next', async () => {
  const { clock, begin, begun, use, settle } = queueOfTwo()
  await use('heavy', 9000)
  await use('medium', 4000)
  const first = await begin('one')
  const second = await begin('two')
  const third = await begin('three')
  begun.length = 0
  for (const owner of ['heavy', 'medium', 'light']) void begin(owner)
  clock.now += 100
  for (const turn of [first, second, third]) {
    turn.end(false)
    await settle()
  }
  // Two run, which is all places of those who have used more.
  expect(begun).toEqual(['light', 'medium'])
})

test('who has much waiting is refused, and loses the newest of it to those who have less', async () => {
  const { begin, begun, settle } = queueOfTwo()
  for (const owner of ['one', 'two', 'three']) await begin(owner)
  const ended: string[] = []
  const wait = (owner: string, weight: number) => {
    const turn = begin(owner, { weight })
    turn.catch(() => ended.push(`${owner} ${weight}`))
    return turn
  }
  void wait('mallory', 30)
  void wait('mallory', 20)
  await expect(wait('mallory', 1)).rejects.toMatchObject({ name: 'WorkRefused', retryAfter: 5 })
  void wait('oscar', 45)
  await settle()
  expect(ended).toEqual(['mallory 1'])
  // Five are left of a hundred.
  void wait('ada', 4)
  void wait('grace', 3)
  await settle()
  expect(ended).toEqual(['mallory 1', 'mallory 20'])
  void wait('linus', 60)
  await settle()
  expect(ended).toEqual(['mallory 1', 'mallory 20', 'linus 60'])
  expect(begun).toEqual(['one', 'two', 'three'])
})

test('a caller with a budget is refused when it is used, and told when to try again', async () => {
  const { clock, begin, use } = queueOfTwo()
  const secondsPerMinute = 10
  await use('anonymous', 12_000, { secondsPerMinute })
  await expect(begin('anonymous', { secondsPerMinute })).rejects.toMatchObject({
    isSpent: true,
    retryAfter: 12,
  })
  expect(await begin('keyed')).toBeDefined()
  clock.now += 12_000
  expect(await begin('anonymous', { secondsPerMinute })).toBeDefined()
})

test('work that was ended counts three times: its caller cools down', async () => {
  const { begin, use } = queueOfTwo()
  const secondsPerMinute = 10
  await use('anonymous', 10_000, { secondsPerMinute, wasEnded: true })
  await expect(begin('anonymous', { secondsPerMinute })).rejects.toMatchObject({ retryAfter: 67 })
})

test('when all places are taken, long work of a caller with a budget gives way to a lighter one, and paid work does not', async () => {
  const { clock, begin, begun, settle } = queueOfTwo()
  const anonymous = await begin('anonymous', { secondsPerMinute: 10 })
  const paid = await begin('paid')
  await begin('other', { secondsPerMinute: 10 })
  clock.now += 1900
  void begin('light')
  await vi.advanceTimersByTimeAsync(500)
  expect(anonymous.giveWay.aborted).toBe(false)
  clock.now += 600
  await vi.advanceTimersByTimeAsync(500)
  expect([anonymous.giveWay.aborted, paid.giveWay.aborted]).toEqual([true, false])
  anonymous.end(true)
  await settle()
  expect(begun).toContain('light')
})
