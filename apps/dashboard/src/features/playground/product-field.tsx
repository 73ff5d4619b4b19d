import { formatNumber } from '@search-foundation/i18n/format'
import { FormSelect, FormTextArea, FormTextField } from '@search-foundation/ui/form'
import type { Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

import { automatic, type Field, type Values } from './fields.ts'
import type { PlaygroundModel } from './playground-models.ts'

export interface ProductFieldProps {
  field: Field
  control: Control<Record<string, string>, unknown, Values>
  models: readonly PlaygroundModel[]
  /** The chosen model. */
  model: PlaygroundModel | undefined
}

const tallest = 5

/** One input of a product. Options are shown as the API spells them. */
export function ProductField({ field, control, models, model }: ProductFieldProps) {
  const { t, i18n } = useTranslation(['dashboard-playground', 'common'])
  const { name, kind } = field
  const label = name === 'model' ? t('common:model') : t(`field.${name}`)
  if (kind === 'choice') {
    const options = field.options(models, model)
    return (
      <FormSelect
        control={control}
        name={name}
        label={label}
        options={options.map((id) => ({
          id,
          label:
            id === automatic
              ? t('automatic')
              : /^\d+$/.test(id)
                ? formatNumber(Number(id), i18n.language)
                : id,
        }))}
      />
    )
  }
  const common = { control, name, label, isRequired: field.least !== 0 }
  if (kind === 'line' || kind === 'url')
    return <FormTextField {...common} {...(kind === 'url' && { type: 'url' })} />
  const limit = model?.embedding?.maxTokens
  return (
    <FormTextArea
      {...common}
      rows={name === 'labels' ? 3 : tallest}
      autoGrow
      {...(name === 'texts' &&
        limit !== undefined && {
          description: t('textsHint', { tokens: formatNumber(limit, i18n.language) }),
        })}
    />
  )
}
