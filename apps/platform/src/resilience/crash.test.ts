import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { dataFolder, startKillable } from './killable-platform.test-support.ts'
import { buyPack, newTrialKey, tokensOf, untilDelivered } from './platform-calls.test-support.ts'
import { lengthOf } from './test-length.test-support.ts'

const trial = 10_000_000
const pack = 1_000_000_000

/** Keys that are made and used, and then looked for in everything that was written. */
const keyCount = lengthOf('KEY_COUNT', { short: 100, long: 300 })

/** Of the kills at different moments, how many are tried. */
const killCount = lengthOf('KILL_MOMENTS', { short: 2, long: 4 })

/** Keys that are made at once: few enough for a slow machine, where calls that wait long for the database are refused. */
const atOnce = 10

/** The random part of a key and its checksum, of which only the last four characters may be kept. */
const secretLength = 40

/** Every stretch of a text that could be the secret of a key. */
function* wordsOf(text: string): Generator<string> {
  for (const [run] of text.matchAll(/[0-9A-Za-z]{40,}/g))
    for (let start = 0; start + secretLength <= run.length; start++)
      yield run.slice(start, start + secretLength)
}

test('killed between payment and credit: after the restart every payment is credited, and each once', async () => {
  const dataDir = dataFolder()
  let platform = await startKillable(dataDir)
  const keys: string[] = []
  // Milliseconds that choose the moment of the kill; nothing is asserted about them.
  for (const delay of [0, 8, 2, 20].slice(0, killCount)) {
    const key = await newTrialKey(platform)
    keys.push(key)
    await buyPack(platform, key)
    await new Promise((resolve) => setTimeout(resolve, delay))
    await platform.kill()
    platform = await startKillable(dataDir)
    await untilDelivered(platform)
  }
  for (const key of keys) expect(await tokensOf(platform, key)).toBe(trial + pack)
})

test('killed under use: nothing acknowledged is missing and nothing more is taken than was asked', async () => {
  const dataDir = dataFolder()
  let platform = await startKillable(dataDir)
  const key = await newTrialKey(platform)
  let acknowledged = 0
  let asked = 0
  for (const killAfter of [1, 20, 8, 3].slice(0, killCount)) {
    const body = JSON.stringify({ model: 'jina-embeddings-v3', input: 'three small words', dimensions: 8 })
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
    const { url } = platform
    const { promise: isTime, resolve: kill } = Promise.withResolvers<void>()
    let ofRound = 0
    const calls = Array.from({ length: 40 }, async () => {
      asked++
      const answer = await fetch(`${url}/v1/embeddings`, { method: 'POST', headers, body })
      if (!answer.ok) return
      acknowledged++
      if (++ofRound === killAfter) kill()
    })
    const settled = Promise.allSettled(calls)
    await isTime
    await platform.kill()
    await settled
    platform = await startKillable(dataDir)
  }
  const used = trial - (await tokensOf(platform, key))
  expect(used % 3).toBe(0)
  expect(used / 3).toBeGreaterThanOrEqual(acknowledged)
  expect(used / 3).toBeLessThanOrEqual(asked)
})

test('no key is in the data, the write-ahead log or the log', async () => {
  const dataDir = dataFolder()
  const platform = await startKillable(dataDir)
  const keys: string[] = []
  while (keys.length < keyCount) {
    const made = await Promise.all(Array.from({ length: atOnce }, () => newTrialKey(platform)))
    await Promise.all(made.map((key) => tokensOf(platform, key)))
    keys.push(...made)
  }
  await platform.kill()
  const files = readdirSync(dataDir, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  expect(files.length).toBeGreaterThan(10)
  const secrets = new Set(keys.map((key) => key.slice(-secretLength)))
  expect(secrets.size).toBe(keyCount)
  const texts = files.map((file) => readFileSync(join(file.parentPath, file.name)).toString('latin1'))
  const found = [...texts, platform.log()].flatMap((text) =>
    [...wordsOf(text)].filter((word) => secrets.has(word)),
  )
  expect(found).toEqual([])
  expect([...wordsOf(`"${keys[0]}"`)].some((word) => secrets.has(word))).toBe(true)
})
