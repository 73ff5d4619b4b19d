import { createClient } from '@search-foundation/api-client'

import { config } from './config.ts'

/** The SDK's client for this site's own calls. Nothing is repeated silently: a demo says what happened. */
export const services = createClient({
  hosts: {
    dashboard: config.apiUrl,
    main: config.mainApiUrl,
    reader: config.readerUrl,
    keyService: config.keyServiceUrl,
  },
  maxRetries: 0,
})
