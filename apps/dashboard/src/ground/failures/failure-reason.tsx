import type { BulkErrorCode } from '@search-foundation/api-client'
import type { WebhookDeliveryErrorCode } from '@search-foundation/api-client/account'
import { useTranslation } from 'react-i18next'

import { ServiceWords } from './service-words.tsx'

type Code = BulkErrorCode | WebhookDeliveryErrorCode

export interface FailureReasonProps {
  /** Code of the failure. Older ones have none. */
  code: Code | null | undefined
  /** The service's own message. */
  error: string
  /** Values that the texts of some codes name. Not every service reports the tokens of a text that is too long. */
  values?: { model?: string; tokens?: string; limit?: string; status?: number | null }
}

/** Codes of failures that another server or the network caused: the service's message names the fault. */
const quoted: ReadonlySet<Code> = new Set<Code>(['model_refused', 'service_failed', 'connection_failed'])

/**
 * Why something failed in the background, in the language of the page: a bulk job, a row of it, or a delivery of a webhook. The service's own
 * message follows where it names the fault, and replaces the text where there is no code, or one that this page does not know, or no value.
 */
export function FailureReason({ code, error, values }: FailureReasonProps) {
  const { t, i18n } = useTranslation('dashboard-frame')
  const words = <ServiceWords>{error}</ServiceWords>
  if (!code || !i18n.exists(`dashboard-frame:failure.reasons.${code}`)) return words
  if (code === 'too_long' && values === undefined) return words
  const text = t(`failure.reasons.${code}`, { ...values })
  return quoted.has(code) ? (
    <>
      {text} {words}
    </>
  ) : (
    text
  )
}
