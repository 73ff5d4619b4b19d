import type { BalanceNotification } from '@search-foundation/api-client'
import { formatNumber } from '@search-foundation/i18n/format'
import {
  useRemoveBalanceNotificationMutation,
  useSetBalanceNotificationMutation,
} from '@search-foundation/store/endpoints/billing'
import { Button } from '@search-foundation/ui/button'
import { Form, FormActions, FormTagField, FormTextField, SubmitButton } from '@search-foundation/ui/form'
import { notify } from '@search-foundation/ui/notifications'
import { useTranslation } from 'react-i18next'

import { useApiKey } from '../../ground/api-key/api-key.tsx'
import { useFailure } from '../../ground/failures/use-failure.ts'
import { useErrorText } from '../../ground/forms/use-error-text.ts'
import { useValidatedForm } from '../../ground/forms/use-validated-form.ts'
import { parseTokens } from '../../ground/tokens/parse-tokens.ts'
import { alertsSchema, type Alerts } from './alerts-schema.ts'

export interface AlertsFormProps {
  /** Undefined while alerts are off. */
  saved: BalanceNotification | undefined
  /** Suggested address. */
  defaultEmail: string
}

export function AlertsForm({ saved, defaultEmail }: AlertsFormProps) {
  const { t, i18n } = useTranslation(['dashboard-alerts', 'common'])
  const apiKey = useApiKey()
  const failure = useFailure()
  const [save] = useSetBalanceNotificationMutation()
  const [turnOff, { isLoading: isTurningOff }] = useRemoveBalanceNotificationMutation()
  const errorText = useErrorText(['dashboard-alerts', 'common'])
  const form = useValidatedForm(alertsSchema(i18n.language), {
    email: saved?.email ?? defaultEmail,
    thresholds: saved?.thresholds.map((tokens) => formatNumber(tokens, i18n.language)) ?? [],
  })

  async function submit(notification: Alerts): Promise<void> {
    await save({ apiKey, notification }).unwrap()
    notify({ tone: 'positive', message: t('saved') })
  }

  async function remove(): Promise<void> {
    try {
      await turnOff({ apiKey }).unwrap()
      notify({ tone: 'positive', message: t('turnedOff') })
    } catch (error) {
      failure.show(error)
    }
  }

  return (
    <Form form={form} onSubmit={submit} errorText={errorText} failureText={failure.wordsOf}>
      <FormTagField
        control={form.control}
        name="thresholds"
        label={t('thresholds')}
        description={t('thresholdsHint')}
        placeholder={formatNumber(1_000_000, i18n.language)}
        check={(text) => (parseTokens(text, i18n.language) === undefined ? t('thresholdInvalid') : null)}
      />
      <FormTextField
        control={form.control}
        name="email"
        type="email"
        autoComplete="email"
        label={t('email')}
      />
      <FormActions>
        <SubmitButton>{t(saved === undefined ? 'turnOn' : 'save')}</SubmitButton>
        {saved !== undefined && (
          <Button isPending={isTurningOff} onClick={() => void remove()}>
            {t('turnOff')}
          </Button>
        )}
      </FormActions>
    </Form>
  )
}
