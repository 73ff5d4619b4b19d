import { createConfig, lintFromString } from '@redocly/openapi-core'
import { brand } from '@search-foundation/content/brand'
import spectralCore from '@stoplight/spectral-core'
import { oas } from '@stoplight/spectral-rulesets'
import { expect, test } from 'vitest'

import { openApiDocument } from './document.ts'

// With public addresses: both linters warn about an address of this machine.
const document = JSON.stringify(
  openApiDocument({
    port: 0,
    functionsPort: 0,
    publicUrl: brand.hosts.api,
    publicFunctionsUrl: brand.hosts.api,
  }),
)

test('Spectral finds nothing in the document by its rules for OpenAPI', async () => {
  const spectral = new spectralCore.Spectral()
  spectral.setRuleset({ extends: [[oas, 'recommended']] } as never)
  const found = await spectral.run(document)
  expect(found.map(({ code, message, path }) => `${code}: ${message} (${path.join('.')})`)).toEqual([])
})

test('Redocly finds nothing in the document by its recommended rules', async () => {
  const config = await createConfig({ extends: ['recommended'] })
  const found = await lintFromString({ source: document, absoluteRef: 'openapi.json', config })
  expect(
    found.map(
      ({ ruleId, message, location }) =>
        `${ruleId}: ${message} (${location.map(({ pointer }) => pointer).join()})`,
    ),
  ).toEqual([])
})
