import { globSync, readFileSync } from 'node:fs'
import { createClient, listProducts } from '@search-foundation/api-client'
import { brand } from '@search-foundation/content/brand'
import { docSlugs } from '@search-foundation/content/docs'
import { expect, test } from 'vitest'

import { brandFields, publishedPackages } from './manifests.ts'

test.each(publishedPackages().map((published) => [published.folder, published] as const))(
  'the manifest of %s has the names and addresses of the brand',
  (folder, { manifest }) => {
    expect(manifest).toMatchObject(brandFields(folder))
    expect(manifest.scripts?.['prepublishOnly']).toContain('check-publishable.ts')
  },
)

test('the SDK has the name of the brand and calls its hosts', async () => {
  expect(publishedPackages().map(({ manifest }) => manifest.name)).toContain(brand.sdk)
  const addresses: string[] = []
  const fetch = (address: string | URL | Request) => {
    addresses.push(new Request(address).url)
    return Promise.resolve(Response.json([]))
  }
  await listProducts(createClient({ fetch }))
  expect(addresses.map((address) => new URL(address).origin)).toEqual([brand.hosts.api])
})

test('the descriptions and guides of the SDK link to pages that exist, on the site of the brand', () => {
  const folder = new URL('../../../packages/api-client/', import.meta.url).pathname
  const links = globSync(['src/**/*.ts', 'README.md', 'guides/*.md'], { cwd: folder }).flatMap(
    (file) => readFileSync(folder + file, 'utf8').match(/https:\/\/[\w.-]+\/docs\/[\w./-]+/g) ?? [],
  )
  expect(links.length).toBeGreaterThan(20)
  const guides = new Set(docSlugs.map((slug) => `${brand.hosts.site}/docs/${slug}`))
  expect(links.filter((address) => !guides.has(address))).toEqual([])
})
