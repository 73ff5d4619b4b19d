import type { Client } from '../../core/client.ts'
import type { Call, CallOptions } from '../../core/request.ts'
import { sendAccount } from './send-account.ts'

/**
 * Signs the user out on every device, this one included: earlier identity tokens are rejected. API keys are not
 * affected. Throws `ApiError` 401, 503 when the identity provider does not respond.
 */
export const revokeSessions = (
  client: Client,
  options: CallOptions = {},
): Call<{
  /** Always true. */
  revoked: true
}> => sendAccount(client, '/sessions', { ...options, method: 'DELETE' })
