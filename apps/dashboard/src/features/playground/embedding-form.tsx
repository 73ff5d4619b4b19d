import { formatNumber } from '@search-foundation/i18n/format'
import { testDataChanged } from '@search-foundation/store/embedding'
import { useEmbedMutation } from '@search-foundation/store/endpoints/playground'
import { useAppDispatch, useAppSelector } from '@search-foundation/store/hooks'
import { Card } from '@search-foundation/ui/card'
import { CodeBlock } from '@search-foundation/ui/code-block'
import { Form, FormActions, FormSelect, FormTextArea, SubmitButton } from '@search-foundation/ui/form'
import { Row } from '@search-foundation/ui/row'
import { Stack } from '@search-foundation/ui/stack'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

import { useApiKey } from '../../ground/api-key/api-key.tsx'
import { useFailure } from '../../ground/failures/use-failure.ts'
import type { MessageKey } from '../../ground/forms/message-key.ts'
import { useValidatedForm } from '../../ground/forms/use-validated-form.ts'
import { dimensionsOf, type EmbeddingModel } from '../../ground/models/embedding-models.ts'
import { useServices } from '../../ground/services/services.tsx'
import { textsOf } from '../../ground/texts/texts-of.ts'
import { codeSamples } from './code-samples.ts'
import { embeddingSchema, type EmbeddingOrder } from './embedding-schema.ts'
import { SimilarityTable, type SimilarityTableProps } from './similarity-table.tsx'

export interface EmbeddingFormProps {
  models: readonly EmbeddingModel[]
  /** The model that is chosen at first. */
  first: EmbeddingModel
}

const bodyOf = ({ texts, model, dimensions }: EmbeddingOrder) => ({ model, dimensions, input: texts })

/** Texts, model and length of the vectors; below, the result of the last run and the same call as code. */
export function EmbeddingForm({ models, first }: EmbeddingFormProps) {
  const { t, i18n } = useTranslation(['dashboard-playground', 'common'])
  const { config } = useServices()
  const apiKey = useApiKey()
  const dispatch = useAppDispatch()
  const failure = useFailure()
  const saved = useAppSelector(({ embedding }) => embedding.testData)
  const [embed] = useEmbedMutation()
  const [result, setResult] = useState<SimilarityTableProps>()
  const form = useValidatedForm(embeddingSchema, {
    texts: saved.length > 0 ? saved.join('\n') : t('sample'),
    model: first.id,
    dimensions: String(dimensionsOf(first)),
  })
  const { control, setValue } = form
  const values = useWatch({ control })
  const model = models.find(({ id }) => id === values.model) ?? first
  const dimensions = dimensionsOf(model, Number(values.dimensions))

  // Another model may not offer the chosen length.
  useEffect(() => setValue('dimensions', String(dimensions)), [dimensions, setValue])

  async function run(order: EmbeddingOrder): Promise<void> {
    dispatch(testDataChanged(order.texts))
    const answer = await embed({ apiKey, body: bodyOf(order) }).unwrap()
    setResult({ texts: order.texts, answer, isLocal: model.isLocal })
  }

  return (
    <Stack>
      <Card>
        <Form
          form={form}
          onSubmit={run}
          errorText={(key) => t(key as MessageKey<'dashboard-playground'>)}
          failureText={failure.text}
        >
          <FormTextArea
            control={control}
            name="texts"
            label={t('texts')}
            description={t('textsHint', { tokens: formatNumber(model.maxTokens, i18n.language) })}
            rows={5}
          />
          <Row align="end">
            <FormSelect
              control={control}
              name="model"
              label={t('common:model')}
              options={models.map(({ id }) => ({ id, label: id }))}
            />
            <FormSelect
              control={control}
              name="dimensions"
              label={t('dimensions')}
              options={model.dimensions.map((length) => ({
                id: String(length),
                label: formatNumber(length, i18n.language),
              }))}
            />
          </Row>
          <FormActions>
            <SubmitButton>{t('run')}</SubmitButton>
          </FormActions>
        </Form>
      </Card>
      {result !== undefined && <SimilarityTable {...result} />}
      <Card headingLevel={2} title={t('code')}>
        <CodeBlock
          samples={codeSamples(
            bodyOf({ texts: textsOf(values.texts ?? ''), model: model.id, dimensions }),
            config.mainApiUrl,
          )}
        />
      </Card>
    </Stack>
  )
}
