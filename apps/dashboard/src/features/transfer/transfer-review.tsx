import type { KeyInfo } from '@search-foundation/api-client'
import { formatNumber } from '@search-foundation/i18n/format'
import { api, tagsOfTokens } from '@search-foundation/store/api'
import { apiKeyChosen } from '@search-foundation/store/embedding'
import { useTransferBalanceMutation } from '@search-foundation/store/endpoints/billing'
import { useAppDispatch } from '@search-foundation/store/hooks'
import { Button } from '@search-foundation/ui/button'
import { Callout } from '@search-foundation/ui/callout'
import { DescriptionList } from '@search-foundation/ui/description-list'
import { Row } from '@search-foundation/ui/row'
import { Spinner } from '@search-foundation/ui/spinner'
import { Stack } from '@search-foundation/ui/stack'
import { Text } from '@search-foundation/ui/text'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'

import { useApiKey } from '../../ground/api-key/api-key.tsx'
import { maskKey } from '../../ground/api-key/mask-key.ts'
import { BotCheck } from '../../ground/bot-check/bot-check.tsx'
import { useFailure } from '../../ground/failures/use-failure.ts'
import type { TransferResult } from './transfer-done.tsx'
import type { TransferPlan } from './transfer-schema.ts'

export interface TransferReviewProps {
  plan: TransferPlan & { receiverInfo: KeyInfo }
  sender: KeyInfo
  onBack: () => void
  onDone: (result: TransferResult) => void
}

/** What moves and both balances before and after. The passed bot check is the confirmation. */
export function TransferReview({ plan, sender, onBack, onDone }: TransferReviewProps) {
  const { t, i18n } = useTranslation(['dashboard-transfer', 'common'])
  const apiKey = useApiKey()
  const dispatch = useAppDispatch()
  const failure = useFailure()
  const [attempt, setAttempt] = useState(0)
  const [failureText, setFailureText] = useState<string>()
  // One transfer, however often it is sent: after a lost response, the same key makes the service return its first result.
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const [transfer, { isLoading }] = useTransferBalanceMutation()
  const number = (value: number) => formatNumber(value, i18n.language)
  const moved = sender.wallet.regular_balance
  const change = (before: number, after: number) =>
    t('balanceChange', { before: number(before), after: number(after) })
  const receiverBefore = plan.receiverInfo.wallet.total_balance
  const senderBefore = sender.wallet.total_balance

  async function confirm(botCheck: string): Promise<void> {
    setFailureText(undefined)
    try {
      const order = {
        apiKey,
        botCheck,
        receiverKey: plan.receiver,
        revokeSender: plan.revoke,
        idempotencyKey,
      }
      const { transferred, revoked } = await transfer(order).unwrap()
      onDone({ transferred, revoked })
      if (!revoked) return
      // First every component reads with the receiving key, then what they show becomes stale.
      flushSync(() => void dispatch(apiKeyChosen(plan.receiver)))
      dispatch(api.util.invalidateTags([...tagsOfTokens, 'AccountActions']))
    } catch (error) {
      setFailureText(failure.text(error))
      setAttempt(attempt + 1)
    }
  }

  return (
    <Stack>
      <DescriptionList
        items={[
          { term: t('moves'), detail: t('common:tokenAmount', { tokens: number(moved) }) },
          {
            term: t('from'),
            detail: (
              <>
                <code>{maskKey(apiKey)}</code> ·{' '}
                {change(senderBefore, plan.revoke ? 0 : senderBefore - moved)}
              </>
            ),
          },
          {
            term: t('to'),
            detail: (
              <>
                <code>{maskKey(plan.receiver)}</code> · {change(receiverBefore, receiverBefore + moved)}
              </>
            ),
          },
          { term: t('afterwards'), detail: t(plan.revoke ? 'revoked' : 'kept') },
        ]}
      />
      {failureText !== undefined && (
        <Callout tone="negative" announce>
          {failureText}
        </Callout>
      )}
      {isLoading ? (
        <Row as="p" role="status">
          <Spinner /> {t('transferring')}
        </Row>
      ) : (
        <>
          <Text>{t('confirm', { tokens: number(moved) })}</Text>
          <BotCheck key={attempt} onResponse={(response) => void confirm(response)} />
        </>
      )}
      <div>
        <Button isDisabled={isLoading} onClick={onBack}>
          {t('back')}
        </Button>
      </div>
    </Stack>
  )
}
