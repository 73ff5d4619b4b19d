import { parseHTML } from 'linkedom'
import { afterEach, expect, test, vi } from 'vitest'

import { connectMissingNotice } from './connect-missing-notice.ts'
import { mapStorage } from './map-storage.test-support.ts'
import { storeMissingAddress, takeOverMissingAddress } from './missing-address.ts'

afterEach(() => vi.unstubAllGlobals())

const page = `<html lang="de"><body><section data-missing-notice><code></code><ul><li><a href="/"></a></li></ul></section></body></html>`

test('the landing page names the address once, with the nearest pages', async () => {
  const pages = ['/de/reader', '/de/models', '/de/news', '/de/legal'].map((path) => ({
    path,
    title: path.slice(4),
    description: '',
  }))
  const asked: string[] = []
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address)
    return Promise.resolve(Response.json(pages))
  })
  const storage = mapStorage(new Map())
  storeMissingAddress(storage, '/de/redaer/<b>')
  const { document } = parseHTML(page)
  takeOverMissingAddress(document, storage)
  await connectMissingNotice(document)
  expect(asked).toEqual(['/pages/de.json'])
  expect(document.querySelector('code')?.textContent).toBe('/de/redaer/<b>')
  const links = [...document.querySelectorAll('a')]
  expect(links).toHaveLength(3)
  expect(links[0]?.getAttribute('href')).toBe('/de/reader')
  expect(links[0]?.textContent).toBe('reader')

  const { document: next } = parseHTML(page)
  takeOverMissingAddress(next, storage)
  expect(next.documentElement.dataset['missingAddress']).toBeUndefined()
})
