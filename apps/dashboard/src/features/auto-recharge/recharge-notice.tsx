import { useKeyInfoQuery } from '@search-foundation/store/endpoints/keys'
import { Button } from '@search-foundation/ui/button'
import { Callout } from '@search-foundation/ui/callout'
import { Row } from '@search-foundation/ui/row'
import { Spinner } from '@search-foundation/ui/spinner'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useApiKey } from '../../ground/api-key/api-key.tsx'
import { useQueryParameter } from '../../ground/query/use-query-parameter.ts'

/** Query parameter of the return from the page where the card is saved, and its values. */
export const returnParameter = 'recharge'
export const returns = { saved: 'saved', cancelled: 'cancelled' } as const

/** How often the key is read until the payment provider has confirmed the card. */
const pollMilliseconds = 1500

/** How long the confirmation is waited for, before the visitor is told that it is late. */
const patienceMilliseconds = 60_000

/** Shown on return from the page where the card is saved. */
export function RechargeNotice({ isOn }: { isOn: boolean }) {
  const { t } = useTranslation(['dashboard-auto-recharge', 'dashboard-billing', 'common'])
  const [outcome, setOutcome] = useQueryParameter(returnParameter)
  const [isLate, setLate] = useState(false)
  const isOpen = outcome === returns.saved && !isOn
  const isWaiting = isOpen && !isLate
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setLate(true), patienceMilliseconds)
    return () => clearTimeout(timer)
  }, [isWaiting])
  useKeyInfoQuery(useApiKey(), { pollingInterval: isWaiting ? pollMilliseconds : 0 })
  const close = (
    <Button size="sm" variant="quiet" onClick={() => setOutcome(null)}>
      {t('common:close')}
    </Button>
  )
  if (outcome === returns.cancelled) {
    return (
      <Callout tone="info" title={t('returned.cancelled')} action={close}>
        {t('returned.cancelledDescription')}
      </Callout>
    )
  }
  if (outcome !== returns.saved) return null
  if (isWaiting) {
    return (
      <Callout tone="info" title={t('returned.waiting')}>
        <Row as="span" role="status">
          <Spinner /> {t('returned.waitingDescription')}
        </Row>
      </Callout>
    )
  }
  if (isOpen) {
    return (
      <Callout
        tone="warning"
        title={t('returned.late')}
        action={
          <Button size="sm" onClick={() => setLate(false)}>
            {t('dashboard-billing:checkout.checkAgain')}
          </Button>
        }
      >
        {t('returned.lateDescription')}
      </Callout>
    )
  }
  return (
    <div role="status">
      <Callout tone="positive" title={t('returned.saved')} action={close}>
        {t('returned.savedDescription')}
      </Callout>
    </div>
  )
}
