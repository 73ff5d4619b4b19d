import type { KeyInfo } from '@search-foundation/api-client'
import { formatNumber } from '@search-foundation/i18n/format'
import { keysApi } from '@search-foundation/store/endpoints/keys'
import { useAppDispatch } from '@search-foundation/store/hooks'
import { ownKeyReference } from '@search-foundation/store/own-key'
import { serviceError } from '@search-foundation/store/service-error'
import {
  Form,
  FormActions,
  FormCheckbox,
  FormSelect,
  FormTextField,
  SubmitButton,
} from '@search-foundation/ui/form'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

import { useKeyInUse } from '../../ground/api-key/api-key.tsx'
import { useAccountKeyName } from '../../ground/api-key/use-key-names.ts'
import { useFailure } from '../../ground/failures/use-failure.ts'
import { useErrorText } from '../../ground/forms/use-error-text.ts'
import { useValidatedForm } from '../../ground/forms/use-validated-form.ts'
import { useChosenKeyScope } from '../../ground/key-scope/use-chosen-key-scope.ts'
import { parseTokens } from '../../ground/tokens/parse-tokens.ts'
import { another, fault, transferSchema, type TransferPlan } from './transfer-schema.ts'

export type CheckedPlan = TransferPlan & { receiverInfo: KeyInfo }

export interface TransferFormProps {
  /** Paid tokens of the sending key. */
  available: number
  /** What was entered before going back from the review. */
  entered: TransferPlan | undefined
  /** Called with a receiver that the service knows. */
  onReview: (plan: CheckedPlan) => void
}

/** How many tokens go to which key: one of the user's, or one that is pasted. */
export function TransferForm({ available, entered, onReview }: TransferFormProps) {
  const { t, i18n } = useTranslation(['dashboard-transfer', 'dashboard-keys', 'dashboard-alerts', 'common'])
  const dispatch = useAppDispatch()
  const failure = useFailure()
  const inUse = useKeyInUse()
  const { keys } = useChosenKeyScope()
  const keyName = useAccountKeyName()
  const uid = inUse?.own?.uid
  const receivers =
    uid === undefined
      ? []
      : keys
          .filter(({ id }) => id !== inUse?.own?.key.id)
          .map((key) => ({ id: ownKeyReference({ uid, keyId: key.id }), label: keyName(key) }))
  const isEnteredOwn = receivers.some(({ id }) => id === entered?.receiver)
  const errorText = useErrorText(['dashboard-transfer', 'dashboard-keys', 'dashboard-alerts'])
  const form = useValidatedForm(transferSchema(inUse?.apiKey ?? '', available, i18n.language), {
    amount: formatNumber(entered?.amount ?? available, i18n.language),
    chosen: isEnteredOwn
      ? (entered?.receiver ?? another)
      : entered === undefined
        ? (receivers[0]?.id ?? another)
        : another,
    pasted: isEnteredOwn ? '' : (entered?.receiver ?? ''),
    revoke: entered?.revoke ?? false,
  })
  const [chosen, amount] = useWatch({ control: form.control, name: ['chosen', 'amount'] })

  async function submit(plan: TransferPlan): Promise<void> {
    const { initiate } = keysApi.endpoints.keyInfo
    try {
      const receiverInfo = await dispatch(
        initiate(plan.receiver, { forceRefetch: true, subscribe: false }),
      ).unwrap()
      onReview({ ...plan, receiverInfo })
    } catch (error) {
      if (serviceError(error).status !== 401 || plan.receiver === chosen) throw error
      form.setError('pasted', { message: fault('dashboard-keys:useKey.unknown') })
    }
  }

  return (
    <Form form={form} onSubmit={submit} errorText={errorText} failureText={failure.wordsOf}>
      <FormTextField
        control={form.control}
        name="amount"
        inputMode="numeric"
        autoComplete="off"
        label={t('amount')}
        description={t('amountHint', { tokens: formatNumber(available, i18n.language) })}
        suffix={t('common:tokens')}
      />
      {receivers.length > 0 && (
        <FormSelect
          control={form.control}
          name="chosen"
          label={t('receiver')}
          options={[...receivers, { id: another, label: t('anotherKey') }]}
        />
      )}
      {chosen === another && (
        <FormTextField
          control={form.control}
          name="pasted"
          type="password"
          label={t(receivers.length > 0 ? 'pasted' : 'receiver')}
          description={t('receiverHint')}
          mono
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
      {parseTokens(amount, i18n.language) === available && (
        <FormCheckbox control={form.control} name="revoke" description={t('revokeHint')}>
          {t('revoke')}
        </FormCheckbox>
      )}
      <FormActions>
        <SubmitButton>{t('review')}</SubmitButton>
      </FormActions>
    </Form>
  )
}
