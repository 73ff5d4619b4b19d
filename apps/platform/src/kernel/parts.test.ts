import { expect, test } from 'vitest'

import { createStarter } from './parts.ts'

/** Parts that note their start (`+a`) and their stop (`-a`). */
function recorder() {
  const events: string[] = []
  const part = (name: string) => () => {
    events.push(`+${name}`)
    return {
      stop() {
        events.push(`-${name}`)
        return Promise.resolve()
      },
    }
  }
  return { events, part }
}

test('parts stop in the reverse order of their start', async () => {
  const { events, part } = recorder()
  const stack = new AsyncDisposableStack()
  const start = createStarter(stack)
  for (const name of ['a', 'b', 'c']) await start(part(name))
  await stack.disposeAsync()
  expect(events).toEqual(['+a', '+b', '+c', '-c', '-b', '-a'])
})

test('a failed start stops the parts that had started, and throws its error', async () => {
  const { events, part } = recorder()
  async function startAll() {
    await using stack = new AsyncDisposableStack()
    const start = createStarter(stack)
    await start(part('a'))
    await start(part('b'))
    await start(() => Promise.reject(new Error('the port is taken')))
    events.push('not reached')
  }
  await expect(startAll()).rejects.toThrow('the port is taken')
  expect(events).toEqual(['+a', '+b', '-b', '-a'])
})

test('a start that is called off finishes the part under way, starts no other and stops them all', async () => {
  const { events, part } = recorder()
  const calledOff = new AbortController()
  async function startAll() {
    await using stack = new AsyncDisposableStack()
    const start = createStarter(stack, calledOff.signal)
    await start(part('a'))
    await start(() => {
      calledOff.abort(new Error('called off'))
      return Promise.resolve(part('b')())
    })
  }
  await expect(startAll()).rejects.toThrow('called off')
  expect(events).toEqual(['+a', '+b', '-b', '-a'])
})
