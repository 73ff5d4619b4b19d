import { brand, socialLinks } from '@search-foundation/content/brand'
import { expect, test } from 'vitest'

import { brandAddresses, publishingFaults } from './publishing-faults.ts'

const manifest = { name: '@acme/sdk', version: '1.2.0' }
const ready = {
  manifest,
  staged: manifest,
  userAgent: 'pnpm/11.28.10 npm/? node/v24.0.0 linux x64',
  addresses: ['https://acme.com', 'https://github.com/acme/house'],
}

test('a package under real addresses that pnpm publishes from its staged folder is let through', () => {
  expect(publishingFaults(ready)).toEqual([])
})

test('the addresses are all hosts, mailboxes and profiles of the brand', () => {
  expect(brandAddresses).toEqual(
    expect.arrayContaining([
      ...Object.values(brand.hosts),
      ...[brand.email, brand.salesEmail, brand.securityEmail, brand.privacyEmail, brand.repository],
      ...socialLinks.map(({ url }) => url),
    ]),
  )
})

test.each([
  ['an address of the brand is a placeholder', { addresses: ['https://acme.example/x'] }, /acme\.example\/x/],
  ['it has no version', { manifest: { name: '@acme/sdk', version: '0.0.0' } }, /has no version yet/],
  ['npm would publish the sources', { userAgent: 'npm/11.0.0 node/v24.0.0' }, /only pnpm does/],
  ['nothing is staged', { staged: undefined }, /does not have @acme\/sdk 1\.2\.0/],
  ['an older version is staged', { staged: { ...manifest, version: '1.1.0' } }, /does not have @acme\/sdk/],
])('a package is refused when %s', (_case, changed, reason) => {
  expect(publishingFaults({ ...ready, ...changed }).join('\n')).toMatch(reason)
})
