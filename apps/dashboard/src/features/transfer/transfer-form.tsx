import type { KeyInfo } from '@search-foundation/api-client'
import { keysApi } from '@search-foundation/store/endpoints/keys'
import { useAppDispatch } from '@search-foundation/store/hooks'
import { serviceError } from '@search-foundation/store/service-error'
import { Form, FormActions, FormCheckbox, FormTextField, SubmitButton } from '@search-foundation/ui/form'
import { useTranslation } from 'react-i18next'

import { useApiKey } from '../../ground/api-key/api-key.tsx'
import { useFailure } from '../../ground/failures/use-failure.ts'
import { useErrorText } from '../../ground/forms/use-error-text.ts'
import { useValidatedForm } from '../../ground/forms/use-validated-form.ts'
import { fault, transferSchema, type TransferPlan } from './transfer-schema.ts'

export interface TransferFormProps {
  /** What was entered before going back from the review. */
  entered: TransferPlan | undefined
  /** Called with a receiver that the service knows. */
  onReview: (plan: TransferPlan & { receiverInfo: KeyInfo }) => void
}

export function TransferForm({ entered, onReview }: TransferFormProps) {
  const { t } = useTranslation(['dashboard-transfer', 'dashboard-keys'])
  const dispatch = useAppDispatch()
  const failure = useFailure()
  const errorText = useErrorText(['dashboard-transfer', 'dashboard-keys'])
  const form = useValidatedForm(transferSchema(useApiKey()), {
    receiver: entered?.receiver ?? '',
    revoke: entered?.revoke ?? false,
  })

  async function submit(plan: TransferPlan): Promise<void> {
    const { initiate } = keysApi.endpoints.keyInfo
    try {
      const receiverInfo = await dispatch(
        initiate(plan.receiver, { forceRefetch: true, subscribe: false }),
      ).unwrap()
      onReview({ ...plan, receiverInfo })
    } catch (error) {
      if (serviceError(error).status !== 401) throw error
      form.setError('receiver', { message: fault('dashboard-keys:useKey.unknown') })
    }
  }

  return (
    <Form form={form} onSubmit={submit} errorText={errorText} failureText={failure.text}>
      <FormTextField
        control={form.control}
        name="receiver"
        label={t('receiver')}
        description={t('receiverHint')}
        mono
        autoComplete="off"
      />
      <FormCheckbox control={form.control} name="revoke" description={t('revokeHint')}>
        {t('revoke')}
      </FormCheckbox>
      <FormActions>
        <SubmitButton>{t('review')}</SubmitButton>
      </FormActions>
    </Form>
  )
}
