import { formatNumber, formatPercent } from '@search-foundation/i18n/format'
import { useClassifyMutation } from '@search-foundation/store/endpoints/classifiers'
import { Card } from '@search-foundation/ui/card'
import { Form, FormActions, FormTextArea, SubmitButton } from '@search-foundation/ui/form'
import { Stack } from '@search-foundation/ui/stack'
import { Table } from '@search-foundation/ui/table'
import { Text } from '@search-foundation/ui/text'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'

import { useApiKey } from '../../ground/api-key/api-key.tsx'
import { KeyLine } from '../../ground/api-key/key-line.tsx'
import { useFormFailure } from '../../ground/failures/use-form-failure.tsx'
import { messageKeys } from '../../ground/forms/message-key.ts'
import { useErrorText } from '../../ground/forms/use-error-text.ts'
import { useValidatedForm } from '../../ground/forms/use-validated-form.ts'
import { textsOf } from '../../ground/texts/texts-of.ts'

const fault = messageKeys<'dashboard-classifiers'>()
const trySchema = v.object({
  texts: v.pipe(v.string(), v.transform(textsOf), v.minLength(1, fault('try.missing'))),
})

/** Texts that a classifier has labelled, and the tokens that this took. */
interface Result {
  tokens: number
  rows: { text: string; label: string; score: number }[]
}

/** Labels texts with a trained classifier. */
export function TryCard({ id }: { id: string }) {
  const { t } = useTranslation('dashboard-classifiers')
  return (
    <Card headingLevel={2} title={t('try.title')}>
      <TryForm id={id} />
    </Card>
  )
}

function TryForm({ id }: { id: string }) {
  const { t, i18n } = useTranslation(['dashboard-classifiers', 'common'])
  const apiKey = useApiKey()
  const { failureText, help } = useFormFailure()
  const [classify] = useClassifyMutation()
  const [result, setResult] = useState<Result>()
  const errorText = useErrorText('dashboard-classifiers')
  const form = useValidatedForm(trySchema, { texts: '' })

  async function submit({ texts }: { texts: string[] }): Promise<void> {
    const { data, usage } = await classify({ apiKey, body: { classifier_id: id, input: texts } }).unwrap()
    setResult({
      tokens: usage.total_tokens,
      // A trained classifier has one group of labels, so a prediction is one label.
      rows: data.flatMap(({ index, prediction: label, score }) =>
        typeof label === 'string' && typeof score === 'number'
          ? [{ text: texts[index] ?? '', label, score }]
          : [],
      ),
    })
  }

  return (
    <Stack>
      <Form form={form} onSubmit={submit} errorText={errorText} failureText={failureText}>
        <KeyLine />
        <FormTextArea control={form.control} name="texts" label={t('try.texts')} rows={4} />
        {help}
        <FormActions>
          <SubmitButton>{t('try.run')}</SubmitButton>
        </FormActions>
      </Form>
      {result !== undefined && (
        <Stack role="status">
          <Text tone="muted">{t('try.cost', { tokens: formatNumber(result.tokens, i18n.language) })}</Text>
          <Table
            caption={t('try.results')}
            hideCaption
            rows={result.rows}
            rowKey={({ text }) => text}
            columns={[
              { id: 'text', header: t('try.text'), isRowHeader: true, cell: ({ text }) => text },
              { id: 'label', header: t('try.label'), cell: ({ label }) => label },
              {
                id: 'score',
                header: t('try.score'),
                align: 'end',
                cell: ({ score }) => formatPercent(score, i18n.language),
              },
            ]}
          />
        </Stack>
      )}
    </Stack>
  )
}
