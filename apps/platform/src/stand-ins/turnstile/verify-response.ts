import { siteOfSecret } from '../../kernel/site-keys.ts'
import type { BotCheckResponses, ResponseFault } from './responses.ts'

type Fault = ResponseFault | 'missing-input-secret' | 'invalid-input-secret'

/** Uses up a response for the site key of a secret; answers what was wrong, or undefined when it was good. */
export function verifyResponse(
  responses: BotCheckResponses,
  { secret = '', response = '' }: { secret?: string; response?: string },
): Fault | undefined {
  if (secret === '') return 'missing-input-secret'
  const site = siteOfSecret(secret)
  if (site === undefined) return 'invalid-input-secret'
  return responses.redeem('response', site.key, response)
}
