import { formatNumber } from '@search-foundation/i18n/format'
import { useTranslation } from 'react-i18next'

import { ServiceWords } from '../../ground/failures/service-words.tsx'
import { reasonOf } from './reason-of.ts'

/** Why a row or a job failed, in the language of the page; in the words of the service where they are not known. */
export function ReasonText({ error }: { error: string }) {
  const { t, i18n } = useTranslation('dashboard-bulk')
  const reason = reasonOf(error)
  if (reason === undefined) return <ServiceWords>{error}</ServiceWords>
  if (reason.key !== 'too-long') return t(`reasons.${reason.key}`)
  return t('reasons.too-long', {
    tokens: formatNumber(reason.tokens, i18n.language),
    limit: formatNumber(reason.limit, i18n.language),
    model: reason.model,
  })
}
