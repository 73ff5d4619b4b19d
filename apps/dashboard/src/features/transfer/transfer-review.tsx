import type { KeyInfo } from '@search-foundation/api-client'
import { formatNumber } from '@search-foundation/i18n/format'
import { tokenAmount } from '@search-foundation/i18n/token-amount'
import { api, tagsOfTokens } from '@search-foundation/store/api'
import { apiKeyChosen } from '@search-foundation/store/embedding'
import { useTransferBalanceMutation } from '@search-foundation/store/endpoints/billing'
import { useAppDispatch } from '@search-foundation/store/hooks'
import { readOwnKey } from '@search-foundation/store/own-key'
import { Button } from '@search-foundation/ui/button'
import { Callout } from '@search-foundation/ui/callout'
import { DescriptionList } from '@search-foundation/ui/description-list'
import type { FormFailure } from '@search-foundation/ui/form'
import { notify } from '@search-foundation/ui/notifications'
import { Row } from '@search-foundation/ui/row'
import { Stack } from '@search-foundation/ui/stack'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'

import { useApiKey, useKeyInUse, useKeyName, useStoredApiKey } from '../../ground/api-key/api-key.tsx'
import { maskKey } from '../../ground/api-key/mask-key.ts'
import { useAccountKeyName } from '../../ground/api-key/use-key-names.ts'
import { useBotCheck } from '../../ground/bot-check/use-bot-check.tsx'
import { useFailure } from '../../ground/failures/use-failure.ts'
import { FocusGroup } from '../../ground/focus/focus-group.tsx'
import { isKeyText } from '../../ground/key-scope/key-scope.ts'
import { useChosenKeyScope } from '../../ground/key-scope/use-chosen-key-scope.ts'
import type { CheckedPlan } from './transfer-form.tsx'

export interface TransferReviewProps {
  plan: CheckedPlan
  sender: KeyInfo
  onBack: () => void
  /** Called with the tokens that were moved, if both keys keep working. */
  onDone: (transferred: number) => void
}

/** What moves and both balances before and after. Its button confirms; the bot check comes after that. */
export function TransferReview({ plan, sender, onBack, onDone }: TransferReviewProps) {
  const { t, i18n } = useTranslation(['dashboard-transfer', 'common'])
  const apiKey = useApiKey()
  const own = useKeyInUse()?.own
  const stored = useStoredApiKey()
  const senderName = useKeyName()
  const { keys, choose } = useChosenKeyScope()
  const keyName = useAccountKeyName()
  const dispatch = useAppDispatch()
  const failure = useFailure()
  const { check, widget } = useBotCheck()
  const [isSending, setSending] = useState(false)
  const [failed, setFailed] = useState<FormFailure>()
  // One transfer, however often it is sent: after a lost response, the same key makes the service return its first result.
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const [transfer] = useTransferBalanceMutation()
  const number = (value: number) => formatNumber(value, i18n.language)
  const change = (before: number, after: number) =>
    t('balanceChange', { before: number(before), after: number(after) })
  const { amount, receiver, revoke } = plan
  const isAll = amount === sender.wallet.regular_balance
  const receiverBefore = plan.receiverInfo.wallet.total_balance
  const senderBefore = sender.wallet.total_balance
  const ownReceiver = keys.find(({ id }) => id === readOwnKey(receiver)?.keyId)
  const receiverName = ownReceiver === undefined ? maskKey(receiver) : keyName(ownReceiver)

  /** The sending key is gone: the receiving key takes its place, and what components show becomes stale. */
  function leaveSender(): void {
    // First every component reads with another key.
    flushSync(() => {
      const isStored = own === undefined || isKeyText(own.key, stored)
      if (isStored) dispatch(apiKeyChosen(ownReceiver === undefined ? receiver : null))
      if (own !== undefined) choose(ownReceiver?.id ?? null)
    })
    dispatch(api.util.invalidateTags([...tagsOfTokens, 'AccountActions']))
  }

  async function confirm(): Promise<void> {
    setFailed(undefined)
    setSending(true)
    try {
      const { transferred, revoked } = await transfer({
        apiKey,
        botCheck: await check(),
        receiverKey: receiver,
        revokeSender: revoke,
        // All of it is the specification's call, and what is there when it arrives.
        ...(!isAll && { amount }),
        idempotencyKey,
      }).unwrap()
      if (!revoked) return onDone(transferred)
      // The page is then about another key, and begins anew.
      notify({ tone: 'positive', message: t('doneRevoked', { tokens: number(transferred) }) })
      leaveSender()
    } catch (error) {
      setFailed(failure.wordsOf(error))
    } finally {
      setSending(false)
    }
  }

  return (
    <FocusGroup label={t('review')} takesFocus>
      <Stack>
        <DescriptionList
          items={[
            { term: t('moves'), detail: t('common:amount.tokens', tokenAmount(amount, i18n.language)) },
            {
              term: t('from'),
              detail: `${senderName} · ${change(senderBefore, revoke ? 0 : senderBefore - amount)}`,
            },
            { term: t('to'), detail: `${receiverName} · ${change(receiverBefore, receiverBefore + amount)}` },
            { term: t('afterwards'), detail: t(revoke ? 'revoked' : 'kept') },
          ]}
        />
        {failed !== undefined && (
          <Callout tone="negative" announce>
            {failed.text}
            {failed.quote !== undefined && <p lang={failed.quote.lang}>{failed.quote.text}</p>}
          </Callout>
        )}
        {widget}
        <Row>
          <Button variant="solid" isPending={isSending} onClick={() => void confirm()}>
            {t('submit', { tokens: number(amount) })}
          </Button>
          <Button onClick={() => !isSending && onBack()}>{t('back')}</Button>
        </Row>
      </Stack>
    </FocusGroup>
  )
}
