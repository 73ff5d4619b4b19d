import { brand } from '@search-foundation/content/brand'
import data from 'virtual:docs-data'

import { config } from '../ground/config.ts'

/** The facts of the platform, and the address of the API that samples call. The SDK contains the one of the public service. */
export const sampleFacts = {
  ...data.facts,
  api: config.mainApiUrl,
  baseUrlOption: config.mainApiUrl === brand.hosts.api ? '' : `, baseUrl: '${config.mainApiUrl}'`,
  baseUrl: config.mainApiUrl === brand.hosts.api ? '' : `{ baseUrl: '${config.mainApiUrl}' }`,
}
