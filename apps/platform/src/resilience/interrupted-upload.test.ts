import { expect, test } from 'vitest'

import { dataFolder, startKillable } from './killable-platform.test-support.ts'
import { newTrialKey } from './platform-calls.test-support.ts'

const partBytes = 5_000_000
const rows = 50_000

test('a file of 50 MB whose upload is interrupted by a kill goes on where it was, and becomes one job', async () => {
  // Long words of few tokens: the tokens of a trial key cover them.
  const file = Buffer.from(Array.from({ length: rows }, () => 'internationalization '.repeat(48)).join('\n'))
  expect(file.length).toBeGreaterThan(50_000_000)
  const dataDir = dataFolder()
  let platform = await startKillable(dataDir)
  const key = await newTrialKey(platform)
  const call = async (method: string, path: string, body?: string | Buffer, offset = 0) => {
    const response = await fetch(`${platform.url}/v1/bulk-uploads${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, 'upload-offset': String(offset) },
      ...(body !== undefined && { body: typeof body === 'string' ? body : new Uint8Array(body) }),
    })
    expect(response.ok, await response.clone().text()).toBe(true)
    return (await response.json()) as { id: string; offset: number; total_count?: number }
  }
  const order = { model: 'jina-embeddings-v3', file_name: 'texts.txt', size: file.length }
  const { id } = await call('POST', '', JSON.stringify(order))
  let offset = 0
  for (let part = 0; offset < file.length; part++) {
    const sent = call('PATCH', `/${id}`, file.subarray(offset, offset + partBytes), offset)
    if (part !== 5) {
      offset = (await sent).offset
      continue
    }
    // Killed while the part is on its way: it has arrived as a whole or not at all.
    const settled = Promise.allSettled([sent])
    await platform.kill()
    await settled
    platform = await startKillable(dataDir)
    const before = offset
    offset = (await call('GET', `/${id}`)).offset
    expect([before, before + partBytes]).toContain(offset)
  }
  const jobs = [await call('POST', `/${id}/complete`), await call('POST', `/${id}/complete`)]
  expect(jobs[0]?.total_count).toBe(rows)
  expect(jobs[1]?.id).toBe(jobs[0]?.id)
})
