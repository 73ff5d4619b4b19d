import { formatNumber } from '@search-foundation/i18n/format'
import { apiKeyChosen } from '@search-foundation/store/embedding'
import { useRevokeKeyMutation } from '@search-foundation/store/endpoints/keys'
import { useAppDispatch, useAppSelector } from '@search-foundation/store/hooks'
import { ConfirmDialog } from '@search-foundation/ui/confirm-dialog'
import { notify } from '@search-foundation/ui/notifications'
import { useTranslation } from 'react-i18next'

import { useBotCheck } from '../../ground/bot-check/use-bot-check.tsx'
import { useFailure } from '../../ground/failures/use-failure.ts'

export interface RevokeThisKeyDialogProps {
  apiKey: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Asks before the key in this browser, which belongs to no account, is revoked after a bot check. */
export function RevokeThisKeyDialog({ apiKey, ...dialog }: RevokeThisKeyDialogProps) {
  const { t, i18n } = useTranslation(['dashboard-keys', 'dashboard-account-keys'])
  const dispatch = useAppDispatch()
  const failure = useFailure()
  const { check, widget } = useBotCheck()
  const [revoke] = useRevokeKeyMutation()
  const tokens = useAppSelector(({ embedding }) => embedding.apiKeyInfo?.wallet.total_balance) ?? 0
  const tail = apiKey.slice(-4)

  async function confirm(): Promise<void> {
    try {
      await revoke({ apiKey, botCheck: await check() }).unwrap()
    } catch (error) {
      failure.show(error)
      throw error
    }
    dispatch(apiKeyChosen(null))
    notify({ tone: 'positive', message: t('key.revoked') })
  }

  return (
    <ConfirmDialog
      {...dialog}
      title={t('key.revokeTitle', { tail })}
      description={t('key.revokeDescription', { tokens: formatNumber(tokens, i18n.language) })}
      confirmLabel={t('dashboard-account-keys:revoke.action')}
      tone="negative"
      requiredText={tail}
      onConfirm={confirm}
    >
      {widget}
    </ConfirmDialog>
  )
}
