import type { BulkErrorCode } from '@search-foundation/api-client'
import { formatNumber } from '@search-foundation/i18n/format'
import { useTranslation } from 'react-i18next'

import { ServiceWords } from '../../ground/failures/service-words.tsx'

export interface ReasonTextProps {
  /** A row, or a job that has failed as a whole. */
  failure: {
    error: string
    error_code?: BulkErrorCode | null | undefined
    token_count?: number | null
    token_limit?: number | null
  }
  /** ID of the model of the job. */
  model: string
}

/**
 * Why a bulk job or a row of it failed, in the language of the page. The words of the service follow where it quotes another one, and
 * replace the text where there is no code, as for older jobs, or one that this page does not know.
 */
export function ReasonText({ failure, model }: ReasonTextProps) {
  const { t, i18n } = useTranslation('dashboard-bulk')
  const { error, error_code: code, token_count: tokens, token_limit: limit } = failure
  const words = <ServiceWords>{error}</ServiceWords>
  if (!code || !i18n.exists(`dashboard-bulk:reasons.${code}`)) return words
  if (code === 'too_long') {
    if (typeof tokens !== 'number' || typeof limit !== 'number') return words
    const number = (value: number) => formatNumber(value, i18n.language)
    return t('reasons.too_long', { tokens: number(tokens), limit: number(limit), model })
  }
  const text = t(`reasons.${code}`)
  if (code !== 'model_refused' && code !== 'service_failed') return text
  return (
    <>
      {text} {words}
    </>
  )
}
