import { useKeyInfoQuery } from '@search-foundation/store/endpoints/keys'
import { Button } from '@search-foundation/ui/button'
import { Callout } from '@search-foundation/ui/callout'
import { Row } from '@search-foundation/ui/row'
import { Spinner } from '@search-foundation/ui/spinner'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useApiKey } from '../../ground/api-key/api-key.tsx'
import { FocusGroup } from '../../ground/focus/focus-group.tsx'
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
  if (outcome !== returns.saved && outcome !== returns.cancelled) return null
  const state =
    outcome === returns.cancelled ? 'cancelled' : isWaiting ? 'waiting' : isOpen ? 'late' : 'saved'
  const title = t(`returned.${state}`)

  function content() {
    switch (state) {
      case 'cancelled':
        return (
          <Callout tone="info" title={title} action={close}>
            {t('returned.cancelledDescription')}
          </Callout>
        )
      case 'waiting':
        return (
          <Callout tone="info" title={title}>
            <Row as="span" role="status">
              <Spinner /> {t('returned.waitingDescription')}
            </Row>
          </Callout>
        )
      case 'late':
        return (
          <Callout
            tone="warning"
            title={title}
            action={
              <Button size="sm" onClick={() => setLate(false)}>
                {t('dashboard-billing:checkout.checkAgain')}
              </Button>
            }
          >
            {t('returned.lateDescription')}
          </Callout>
        )
      case 'saved':
        return (
          <div role="status">
            <Callout tone="positive" title={title} action={close}>
              {t('returned.savedDescription')}
            </Callout>
          </div>
        )
    }
  }

  return (
    <FocusGroup label={title} takesFocus>
      {content()}
    </FocusGroup>
  )
}
