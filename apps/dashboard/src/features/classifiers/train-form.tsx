import { formatNumber } from '@search-foundation/i18n/format'
import { useTrainMutation } from '@search-foundation/store/endpoints/classifiers'
import { Form, FormActions, FormSelect, FormTextArea, SubmitButton } from '@search-foundation/ui/form'
import { notify } from '@search-foundation/ui/notifications'
import { useTranslation } from 'react-i18next'

import { useApiKey } from '../../ground/api-key/api-key.tsx'
import { KeyLine } from '../../ground/api-key/key-line.tsx'
import { useFormFailure } from '../../ground/failures/use-form-failure.tsx'
import { useErrorText } from '../../ground/forms/use-error-text.ts'
import { useValidatedForm } from '../../ground/forms/use-validated-form.ts'
import { trainSchema, type Training } from './train-schema.ts'

export function TrainForm({ models, first }: { models: readonly string[]; first: string }) {
  const { t, i18n } = useTranslation(['dashboard-classifiers', 'common'])
  const apiKey = useApiKey()
  const { failureText, help } = useFormFailure()
  const [train] = useTrainMutation()
  const errorText = useErrorText('dashboard-classifiers')
  const form = useValidatedForm(trainSchema, { model: first, examples: '' })

  async function submit({ model, examples }: Training): Promise<void> {
    const { num_samples: samples, usage } = await train({ apiKey, body: { model, input: examples } }).unwrap()
    const tokens = formatNumber(usage.total_tokens, i18n.language)
    notify({ tone: 'positive', message: t('train.done', { count: samples, tokens }) })
    form.resetField('examples')
  }

  return (
    <Form form={form} onSubmit={submit} errorText={errorText} failureText={failureText}>
      <KeyLine />
      <FormSelect
        control={form.control}
        name="model"
        label={t('common:model')}
        options={models.map((id) => ({ id, label: id }))}
      />
      <FormTextArea
        control={form.control}
        name="examples"
        label={t('train.examples')}
        description={t('train.hint')}
        placeholder={t('train.placeholder')}
        rows={6}
      />
      {help}
      <FormActions>
        <SubmitButton>{t('train.action')}</SubmitButton>
      </FormActions>
    </Form>
  )
}
