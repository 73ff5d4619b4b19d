import type { Client } from '../../client.ts'
import type { Call, CallOptions } from '../../request.ts'
import { sendAccount } from './send-account.ts'

/**
 * Signs the user out on every device, the calling one included: identity tokens that were issued before are rejected from then on. API keys
 * are not affected. Throws `ApiError` 401, 503 when the identity provider does not respond.
 */
export const revokeSessions = (client: Client, options: CallOptions = {}): Call<{ revoked: true }> =>
  sendAccount(client, '/sessions', { ...options, method: 'DELETE' })
