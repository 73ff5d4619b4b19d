import { formatNumber } from '@search-foundation/i18n/format'
import { useTranslation } from 'react-i18next'

import { reasonOf } from './reason-of.ts'

/** Returns why a row or a job failed, in the language of the page; in the words of the service where they are not known. */
export function useReasonText(): (error: string) => string {
  const { t, i18n } = useTranslation('dashboard-bulk')
  return (error) => {
    const reason = reasonOf(error)
    if (reason === undefined) return error
    if (reason.key !== 'too-long') return t(`reasons.${reason.key}`)
    return t('reasons.too-long', {
      tokens: formatNumber(reason.tokens, i18n.language),
      limit: formatNumber(reason.limit, i18n.language),
      model: reason.model,
    })
  }
}
