import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'

import { connectIslands } from '../../app/islands/connect-islands.ts'
import { islandElement } from '../../app/islands/island-element.tsx'
import Sample from './sample.island.tsx'
import { createVisitor, shown, type Visitor } from './visitor.ts'

const text = 'A tokenizer splits a text.'
const rounds = 200

afterEach(() => document.body.replaceChildren())

/** Puts the HTML of the sample island into the page, as the server rendered it, and connects it. */
function place(rows: number): HTMLElement {
  const data = { props: { text, rows }, messages: {} }
  const island = document.createElement('div')
  island.dataset['island'] = '/test/takeover/sample.island.tsx'
  island.innerHTML = renderToString(islandElement(Sample, data, '/', () => {}))
  const script = document.createElement('script')
  script.type = 'application/json'
  script.textContent = JSON.stringify(data)
  document.body.replaceChildren(island, script)
  connectIslands(document, false)
  return island
}

/** Mulberry32: the same numbers for the same seed, so that a round that failed can be repeated. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Lets the browser do one task. A message is the task by which React goes on, too. */
function oneTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(undefined)
  })
}

/** Lets the browser go on loading, which comes after messages. */
function oneTimer(): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve))
}

function act(visitor: Visitor, random: () => number): void {
  const one = <Item,>(...items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item
  const acts = [
    () => visitor.goTo(one('line', 'area')),
    () => visitor.selectAll(),
    () => visitor.moveTo(random()),
    () => visitor.check(),
    () => visitor.choose(one('a', 'b', 'c')),
    () => visitor.select(one('a', 'b', 'c')),
  ]
  if (random() < 0.7) visitor.type(one(...'abcdefghijklmnopqrstuvwxyz '))
  else one(...acts)()
}

test(`what is typed, chosen and selected while an island takes over stays, ${rounds} times`, async () => {
  for (let seed = 1; seed <= rounds; seed++) {
    const random = randomFrom(seed)
    const island = place(Math.floor(random() * 100))
    const visitor = createVisitor(island, text)
    visitor.goTo(random() < 0.5 ? 'line' : 'area')
    const pause = Math.ceil(random() * 12)
    for (let actsAfter = 0; actsAfter < 4;) {
      const tasks = Math.floor(random() * pause)
      for (let task = 0; task < tasks; task++) await oneTask()
      if (random() < 0.3) await oneTimer()
      act(visitor, random)
      if ('ready' in island.dataset) actsAfter++
    }
    await oneTask()
    const { fields, cursor } = visitor
    expect(shown(island), `round ${seed}`).toEqual({ fields, cursor })
    expect(JSON.parse(island.querySelector('output')?.textContent ?? ''), `round ${seed}`).toEqual(fields)
  }
})
