import { useKeyInfoQuery } from '@search-foundation/store/endpoints/keys'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useApiKey } from '../../ground/api-key/api-key.tsx'
import { useQueryParameter } from '../../ground/query/use-query-parameter.ts'
import { ReturnNotice } from '../../ground/returns/return-notice.tsx'

/** Query parameter of the return from the page where the card is saved, and its values. */
export const returnParameter = 'recharge'
export const returns = { saved: 'saved', cancelled: 'cancelled' } as const

/** How often the key is read until the payment provider has confirmed the card. */
const pollMilliseconds = 1500

/** How long the confirmation is waited for, before the visitor is told that it is late. */
const patienceMilliseconds = 60_000

/** Shown on return from the page where the card is saved. */
export function RechargeNotice({ isOn }: { isOn: boolean }) {
  const { t } = useTranslation('dashboard-auto-recharge')
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
  if (outcome !== returns.saved && outcome !== returns.cancelled) return null
  const state =
    outcome === returns.cancelled ? 'cancelled' : isWaiting ? 'waiting' : isOpen ? 'late' : 'saved'
  return (
    <ReturnNotice
      state={state === 'saved' ? 'done' : state}
      title={t(`returned.${state}`)}
      description={t(`returned.${state}Description`)}
      onClose={() => setOutcome(null)}
      onCheckAgain={() => setLate(false)}
    />
  )
}
