import type { AutoRechargeInfo, Product } from '@search-foundation/api-client'
import { useDisableAutoRechargeMutation } from '@search-foundation/store/endpoints/billing'
import { Badge } from '@search-foundation/ui/badge'
import { Button } from '@search-foundation/ui/button'
import { Callout } from '@search-foundation/ui/callout'
import { notify } from '@search-foundation/ui/notifications'
import { Row } from '@search-foundation/ui/row'
import { Stack } from '@search-foundation/ui/stack'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useApiKey } from '../../ground/api-key/api-key.tsx'
import { ConfirmDialog } from '../../ground/dialogs/confirm-dialog.ts'
import { useFailure } from '../../ground/failures/use-failure.ts'
import { useOpened } from '../../ground/query/use-opened.ts'
import { useQueryParameter } from '../../ground/query/use-query-parameter.ts'
import { RechargeFacts } from './recharge-facts.tsx'
import { returnParameter } from './recharge-notice.tsx'
import { SettingsForm } from './settings-form.tsx'
import { SetupForm } from './setup-form.tsx'

export interface ActiveRechargeProps {
  recharge: AutoRechargeInfo
  packs: readonly Product[]
}

/** Auto-recharge while it is on: its state, its settings, and how to change the card or turn it off. */
export function ActiveRecharge({ recharge, packs }: ActiveRechargeProps) {
  const { t } = useTranslation(['dashboard-auto-recharge', 'common'])
  const apiKey = useApiKey()
  const [, setOutcome] = useQueryParameter(returnParameter)
  const failure = useFailure()
  const [isChanging, setChanging] = useState(false)
  const { open, dialogOf } = useOpened('dialog')
  const [disable] = useDisableAutoRechargeMutation()
  const isPaused = recharge.auto_recharge_paused

  function askToTurnOff(): void {
    // The notice of the card that was saved is over, also in the entry of the history that one comes back to.
    setOutcome(null)
    open('dialog', 'turn-off')
  }

  async function turnOff(): Promise<void> {
    try {
      await disable({ apiKey }).unwrap()
      notify({ tone: 'positive', message: t('turnedOff') })
    } catch (error) {
      failure.show(error)
      throw error
    }
  }

  if (isChanging) {
    return (
      <SetupForm packs={packs} defaultEmail={recharge.auto_recharge_email} recharge={recharge}>
        <Button onClick={() => setChanging(false)}>{t('common:cancel')}</Button>
      </SetupForm>
    )
  }
  return (
    <Stack>
      <div>
        <Badge tone={isPaused ? 'warning' : 'positive'}>{t(isPaused ? 'paused' : 'on')}</Badge>
      </div>
      {isPaused && (
        <Callout tone="warning" title={t('pausedTitle')}>
          {t('pausedDescription')}
        </Callout>
      )}
      <RechargeFacts
        recharge={recharge}
        pack={packs.find(({ price_id }) => price_id === recharge.auto_recharge_price_id)}
      />
      <SettingsForm
        recharge={recharge}
        price={packs.find(({ price_id }) => price_id === recharge.auto_recharge_price_id)?.price ?? 1}
      />
      <Row>
        <Button size="sm" onClick={() => setChanging(true)}>
          {t('changeCard')}
        </Button>
        <Button size="sm" variant="quiet" onClick={askToTurnOff}>
          {t('turnOff')}
        </Button>
      </Row>
      <ConfirmDialog
        title={t('turnOffTitle')}
        description={t('turnOffDescription')}
        confirmLabel={t('turnOff')}
        tone="negative"
        {...dialogOf('dialog', 'turn-off')}
        onConfirm={turnOff}
      />
    </Stack>
  )
}
