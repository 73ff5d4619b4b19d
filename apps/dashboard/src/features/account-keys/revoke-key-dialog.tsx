import type { AccountKey } from '@search-foundation/api-client/account'
import { formatNumber } from '@search-foundation/i18n/format'
import { apiKeyChosen } from '@search-foundation/store/embedding'
import { useRevokeAccountKeyMutation } from '@search-foundation/store/endpoints/account-keys'
import { useAppDispatch } from '@search-foundation/store/hooks'
import { Callout } from '@search-foundation/ui/callout'
import { ConfirmDialog } from '@search-foundation/ui/confirm-dialog'
import { Link } from '@search-foundation/ui/link'
import { notify } from '@search-foundation/ui/notifications'
import { useTranslation } from 'react-i18next'

import { useIsKeyInUse } from '../../ground/api-key/use-is-key-in-use.ts'
import { useStoredKeyName } from '../../ground/api-key/use-key-names.ts'
import { useBotCheck } from '../../ground/bot-check/use-bot-check.tsx'
import { useFailure } from '../../ground/failures/use-failure.ts'
import { usePlace } from '../../ground/place/use-place.ts'

const noTokens = { regular_balance: 0, total_balance: 0 }

export interface RevokeKeyDialogProps {
  /** The key to revoke; undefined closes the dialog. */
  apiKey: AccountKey | undefined
  onClose: () => void
}

/** Revokes a key of the account after its last four characters were typed, and offers a transfer of its paid tokens first. */
export function RevokeKeyDialog({ apiKey, onClose }: RevokeKeyDialogProps) {
  const { t, i18n } = useTranslation('dashboard-account-keys')
  const dispatch = useAppDispatch()
  const failure = useFailure()
  const { check, widget } = useBotCheck()
  const { pathOf } = usePlace()
  const isInUse = useIsKeyInUse()
  const keyName = useStoredKeyName()
  const [revoke] = useRevokeAccountKeyMutation()
  const { regular_balance: paid, total_balance: tokens } = apiKey?.wallet ?? noTokens

  async function confirm(): Promise<void> {
    if (apiKey === undefined) return
    try {
      const botCheck = await check()
      await revoke({ id: apiKey.id, botCheck }).unwrap()
    } catch (error) {
      failure.show(error)
      throw error
    }
    if (isInUse(apiKey)) dispatch(apiKeyChosen(null))
    notify({ tone: 'positive', message: t('revoke.done') })
  }

  return (
    <ConfirmDialog
      title={t('revoke.title', { name: keyName(apiKey?.name, apiKey?.masked ?? '') })}
      description={t(tokens === 0 ? 'revoke.descriptionWithoutTokens' : 'revoke.description', {
        tokens: formatNumber(tokens, i18n.language),
      })}
      confirmLabel={t('revoke.submit')}
      tone="negative"
      requiredText={apiKey?.masked.slice(-4) ?? ''}
      isOpen={apiKey !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onConfirm={confirm}
    >
      {apiKey !== undefined && paid > 0 && (
        <Callout
          tone="warning"
          title={t('revoke.paid', { tokens: formatNumber(paid, i18n.language) })}
          {...(isInUse(apiKey) && {
            action: (
              <Link href={pathOf('billing', { query: { view: 'transfer' } })}>{t('revoke.transfer')}</Link>
            ),
          })}
        >
          {t(isInUse(apiKey) ? 'revoke.paidDescription' : 'revoke.paidElsewhere')}
        </Callout>
      )}
      {widget}
    </ConfirmDialog>
  )
}
