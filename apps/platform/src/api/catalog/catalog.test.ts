import { expect, test } from 'vitest'

import { startTestPlatform } from '../../platform.test-support.ts'

interface Entry {
  slug: string
  tags: string[]
  rank: number
}

test('models are listed newest first and filtered by every given tag', async () => {
  const platform = await startTestPlatform()
  const list = async (query: string) =>
    (await (await platform.get(`/api/v1/models${query}`)).json()) as Entry[]
  const all = await list('')
  expect(all.map(({ rank }) => rank)).toEqual(all.map((_, index) => index + 1))
  expect(all.map(({ slug }) => slug)).toContain('jina-embeddings-v3')
  const narrowed = await list('?tag=embedding&tag=multilingual')
  expect(narrowed.length).toBeGreaterThan(0)
  expect(narrowed.length).toBeLessThan((await list('?tag=embedding')).length)
  expect(narrowed).toEqual(
    all.filter(({ tags }) => tags.includes('embedding') && tags.includes('multilingual')),
  )
  expect(await list('?tag=none')).toEqual([])
})

test('the number of replicas depends on the calls of the last minute', async () => {
  let time = Date.parse('2026-03-01T12:00:00Z')
  const platform = await startTestPlatform({}, { now: () => new Date(time) })
  const key = await platform.trialKey()
  const replicas = async (slug: string) =>
    ((await (await platform.get(`/api/v1/models/slug/${slug}`)).json()) as { num_replicas: number })
      .num_replicas
  expect(await replicas('jina-embeddings-v3')).toBe(1)
  const call = { model: 'jina-embeddings-v3', input: 'words', dimensions: 8 }
  await Promise.all(Array.from({ length: 61 }, () => platform.post('/v1/embeddings', call, key)))
  expect(await replicas('jina-embeddings-v3')).toBe(3)
  expect(await replicas('jina-embeddings-v4')).toBe(1)
  time += 61_000
  expect(await replicas('jina-embeddings-v3')).toBe(1)
  expect((await platform.get('/api/v1/models/slug/none')).status).toBe(404)
})
