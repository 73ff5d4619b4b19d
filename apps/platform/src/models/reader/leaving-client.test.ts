import { expect, onTestFinished, test, vi } from 'vitest'

import { startTestPlatform } from '../../platform.test-support.ts'
import * as pages from './fetch-page.ts'

test('the reader stops fetching a page when its client leaves', async () => {
  const begun = Promise.withResolvers<AbortSignal | undefined>()
  // A page that does not arrive. The reader reads public sites only, and a test has none.
  const fetchPage = vi.spyOn(pages, 'fetchPage').mockImplementation((_, { signal }) => {
    begun.resolve(signal)
    return new Promise((_resolve, reject) =>
      signal?.addEventListener('abort', () => reject(new Error('given up'))),
    )
  })
  onTestFinished(() => fetchPage.mockRestore())
  const { url } = await startTestPlatform()
  const client = new AbortController()
  const response = fetch(`${url}/reader/https://example.org/`, { signal: client.signal })
  const left = response.catch((error: unknown) => error)
  const signal = await begun.promise
  const given = new Promise((resolve) => signal?.addEventListener('abort', resolve))
  client.abort()
  expect(await left).toMatchObject({ name: 'AbortError' })
  await given
})
