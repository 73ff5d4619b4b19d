import { expect, onTestFinished, test } from 'vitest'

import { startWorkerPool, type WorkerPoolOptions } from '../../kernel/worker-pool.ts'
import { createPageExtractor } from './page-extractor.ts'
import { plainExtraction } from './plain-extraction.test-support.ts'

const extraction = (html: string) => plainExtraction({ html, url: 'http://site.example/' })

function startPages({ milliseconds, ...changed }: Partial<WorkerPoolOptions> & { milliseconds: number }) {
  const workers = startWorkerPool(changed)
  onTestFinished(() => workers.stop())
  return { ...createPageExtractor(workers, milliseconds), stop: workers.stop }
}

/** Few elements, so that only the time limit ends them: 64,000 attributes take a parser many seconds, open tags without an end as well. */
const slow = {
  attributes: `<p${Array.from({ length: 64_000 }, (_, index) => ` a${index}="1"`).join('')}>x</p>`,
  'tags without an end': '<a '.repeat(100_000),
}

test.each(Object.entries(slow))(
  'a page of %s that takes too long is given up, and the next is read',
  async (_, html) => {
    const hasty = startPages({ size: 1, milliseconds: 500 })
    await expect(hasty.extract(extraction(html), { owner: 'ada' })).rejects.toMatchObject({
      name: 'FileTooLargeError',
      message: expect.stringContaining('too complex') as string,
    })
    const patient = startPages({ size: 1, milliseconds: 60_000 })
    expect(
      await patient.extract(extraction('<body><p>Green tea</p></body>'), { owner: 'ada' }),
    ).toMatchObject({
      content: 'Green tea',
    })
  },
)

test('while two callers hold the page workers with pages that take long, a third reads a plain page', async () => {
  const pages = startPages({ size: 2, milliseconds: 60_000, patience: 600_000 })
  let isOver = false
  const held = ['mallory', 'mallory', 'oscar', 'oscar'].map((owner) =>
    pages.extract(extraction(slow.attributes), { owner, secondsPerMinute: 10 }).then(
      () => (isOver = true),
      () => (isOver = true),
    ),
  )
  const plain = await pages.extract(extraction('<body><p>Green tea</p></body>'), { owner: 'ada' })
  expect([plain.content, isOver]).toEqual(['Green tea', false])
  await pages.stop()
  await Promise.all(held)
})

test('a page that was ended for its time keeps its caller from the workers for a while', async () => {
  const pages = startPages({ size: 2, milliseconds: 1000 })
  const caller = { owner: 'mallory', secondsPerMinute: 1 }
  await expect(pages.extract(extraction(slow.attributes), caller)).rejects.toMatchObject({
    name: 'FileTooLargeError',
  })
  const refused = pages.extract(extraction('<p>Green tea</p>'), caller)
  await expect(refused).rejects.toMatchObject({
    name: 'RateLimitError',
    retryAfter: expect.any(Number) as number,
  })
})

test('a page of 9 MB of text is read in little more memory than its copies take, and its Markdown is its text', async () => {
  const memory = { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 16 }
  const pages = startPages({ size: 1, milliseconds: 600_000, memory })
  // Each of the marks would mean something at the start of a line.
  const text = 'words of a page - and # more, 1. of > them '.repeat(210_000).trim()
  const { content, usage } = await pages.extract(extraction(`<p>${text}</p>`), { owner: 'ada' })
  expect(content === text).toBe(true)
  expect(usage.tokens).toBeGreaterThan(1_000_000)
})
