import { createClient } from '@search-foundation/api-client'

import { config } from '../ground/config.ts'
import { identityToken } from './identity-token.ts'

/**
 * The SDK's client for this site's own calls. Callable functions and new keys get the identity token of a visitor who is signed in. Nothing
 * is repeated silently: a demo says what happened.
 */
export const services = createClient({
  hosts: {
    dashboard: config.apiUrl,
    main: config.mainApiUrl,
    reader: config.readerUrl,
    keyService: config.keyServiceUrl,
    functions: `${config.functionsUrl}/${config.projectId}/${config.region}`,
  },
  identityToken,
  maxRetries: 0,
})
