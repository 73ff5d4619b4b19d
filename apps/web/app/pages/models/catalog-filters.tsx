import { Select } from '@search-foundation/ui/select'
import { useTranslation } from 'react-i18next'

import type { CatalogChoices, CatalogQuery } from './catalog-query.ts'
import styles from './model-catalog.module.css'

const kinds = ['text', 'image', 'pdf', 'html'] as const
const products = ['embedding', 'reranker', 'reader'] as const

/** The filters of the list of models. They need scripts, as does what they filter. */
export function CatalogFilters({
  query,
  choices,
  onChange,
}: {
  query: CatalogQuery
  choices: CatalogChoices
  onChange: (changes: Partial<CatalogQuery>) => void
}) {
  const { t } = useTranslation(['web-models', 'common', 'content-models'])
  const filters = [
    {
      field: 'product',
      label: t('common:product'),
      all: t('catalog.all.product'),
      options: products.map((id) => ({ id, label: t(`content-models:tag.${id}`) })),
    },
    {
      field: 'input',
      label: t('fact.input'),
      all: t('catalog.all.input'),
      options: kinds.map((id) => ({ id, label: t(`input.${id}`) })),
    },
    {
      field: 'license',
      label: t('content-models:fact.license'),
      all: t('catalog.all.license'),
      options: choices.licenses.map((id) => ({ id, label: id })),
    },
  ] as const
  return (
    <div className={styles.filters}>
      <span className={styles.hint}>{t('catalog.hint')}</span>
      {filters.map(({ field, label, all, options }) => (
        <Select
          key={field}
          size="sm"
          hideLabel
          label={label}
          name={field}
          value={query[field]}
          options={[{ id: '', label: all }, ...options]}
          onChange={({ target }) => onChange({ [field]: target.value })}
        />
      ))}
    </div>
  )
}
