import type { PlaygroundProduct, ProductRequest } from '@search-foundation/store/run-product'
import { Button } from '@search-foundation/ui/button'
import { Card } from '@search-foundation/ui/card'
import { CopyButton } from '@search-foundation/ui/copy-button'
import { Form, FormActions, SubmitButton } from '@search-foundation/ui/form'
import { Grid } from '@search-foundation/ui/grid'
import { Text } from '@search-foundation/ui/text'
import { useEffect, type ReactNode } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

import { KeyLine } from '../../ground/api-key/key-line.tsx'
import { useFormFailure } from '../../ground/failures/use-form-failure.tsx'
import { useErrorText } from '../../ground/forms/use-error-text.ts'
import { useValidatedForm } from '../../ground/forms/use-validated-form.ts'
import { tabPath } from '../../ground/place/place.ts'
import { usePlace } from '../../ground/place/use-place.ts'
import { settled, type Field, type Values } from './fields.ts'
import type { PlaygroundModel } from './playground-models.ts'
import { ProductField } from './product-field.tsx'
import { productSpecs } from './products.ts'
import { RequestCode } from './request-code.tsx'
import { fragmentOf } from './shared-values.ts'
import { valuesSchema } from './values-schema.ts'
import styles from './playground.module.css'

/** Whether an input shares its row with others. The name of a model is too long for that. */
const isSmall = ({ kind, name }: Field) => kind === 'choice' && name !== 'model'

export interface ProductFormProps {
  product: PlaygroundProduct
  models: readonly PlaygroundModel[]
  /** What the form contains at first. */
  initial: Values
  onRun: (request: ProductRequest, values: Values) => Promise<void>
  onStop: () => void
  /** The response, below the form on phones and below form and code elsewhere. */
  children: ReactNode
}

/** The inputs of a product, the request that they make as code, and the response. */
export function ProductForm({ product, models, initial, onRun, onStop, children }: ProductFormProps) {
  const { t } = useTranslation(['dashboard-playground', 'common'])
  const { locale } = usePlace()
  const { failureText, help } = useFormFailure()
  const { fields, requestOf } = productSpecs[product]
  const errorText = useErrorText('dashboard-playground')
  const form = useValidatedForm(valuesSchema(fields), settled(fields, initial, models))
  const { control, setValue } = form
  const { isSubmitting } = useFormState({ control })
  const values = settled(fields, useWatch({ control }) as Values, models)
  const model = models.find(({ id }) => id === values['model'])

  // The choices that another model does not offer. A text, because the list is a new one at every render.
  const choices = JSON.stringify(
    fields.flatMap(({ name, kind }) => (kind === 'choice' ? [[name, values[name]]] : [])),
  )
  useEffect(() => {
    for (const [name, value] of JSON.parse(choices) as [string, string][]) setValue(name, value)
  }, [choices, setValue])

  const query = new URLSearchParams({ product })
  const link = `${location.origin}${tabPath('playground', locale)}?${query}${fragmentOf(values)}`
  const field = (one: (typeof fields)[number]) => (
    <ProductField key={one.name} field={one} control={control} models={models} model={model} />
  )
  return (
    <div className={styles.layout}>
      <Card>
        <Form
          form={form}
          onSubmit={(sent) => onRun(requestOf(sent), sent)}
          errorText={errorText}
          failureText={failureText}
        >
          <KeyLine />
          {(product === 'search' || product === 'deepsearch') && (
            <Text tone="muted">{t(`cost.${product}`)}</Text>
          )}
          {fields.filter((one) => !isSmall(one)).map(field)}
          {fields.some(isSmall) && <Grid minItemWidth="12rem">{fields.filter(isSmall).map(field)}</Grid>}
          {help}
          <FormActions>
            <SubmitButton>{t('run')}</SubmitButton>
            {isSubmitting && <Button onClick={onStop}>{t('stop')}</Button>}
            <CopyButton variant="button" size="md" text={link} label={t('share')} />
          </FormActions>
        </Form>
      </Card>
      <div className={styles.code}>
        <RequestCode request={requestOf(values)} />
      </div>
      <div className={styles.result}>{children}</div>
    </div>
  )
}
