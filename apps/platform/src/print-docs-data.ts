import { brand } from '@search-foundation/content/brand'

import { docsFacts } from './docs-facts.ts'
import { openApiDocument } from './openapi/document.ts'

/** What the build of the site reads from the platform: the API document with the public addresses, and the facts that guides name. */
const document = openApiDocument({
  port: 0,
  functionsPort: 0,
  publicUrl: brand.hosts.api,
  publicFunctionsUrl: brand.hosts.api,
})
process.stdout.write(JSON.stringify({ document, facts: docsFacts() }))
