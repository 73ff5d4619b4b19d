import type { Model } from '@search-foundation/content/models'
import { formatBytes, formatNumber } from '@search-foundation/i18n/format'
import { ComparisonTable } from '@search-foundation/ui/comparison-table'
import { useTranslation } from 'react-i18next'

import { Section } from '../../blocks/section.tsx'
import { usePageAddress } from '../../document/page-context.tsx'
import { storageOf } from './storage-of.ts'
import styles from './model-sizes.module.css'

/** Vectors that an index is measured with. */
const vectors = 1_000_000

/** Sizes that a vector may be cut to, with the storage that an index of each needs. */
export function ModelSizes({ model }: { model: Model }) {
  const { t } = useTranslation('web-models')
  const { locale } = usePageAddress()
  const sizes = model.matryoshkaDimensions.toSorted((left, right) => right - left)
  const [largest] = sizes
  if (largest === undefined) return null
  const megabytes = (bytes: number) => formatBytes(bytes, locale, 'megabyte')
  return (
    <Section
      id="sizes"
      heading={t('sizes.heading')}
      lead={t('sizes.lead', { vectors: formatNumber(vectors, locale) })}
    >
      <ComparisonTable
        caption={t('sizes.heading')}
        columns={[
          { id: 'size', header: t('sizes.dimensions') },
          { id: 'float', header: t('sizes.float'), align: 'end' },
          { id: 'binary', header: t('sizes.binary'), align: 'end' },
        ]}
        rows={sizes.map((dimensions) => ({
          id: String(dimensions),
          cells: [
            <span key="size" className={styles.size}>
              {formatNumber(dimensions, locale)}
              <span className={styles.bar} style={{ inlineSize: `${(dimensions / largest) * 100}%` }} />
            </span>,
            megabytes(storageOf({ dimensions, vectors, encoding: 'float' })),
            megabytes(storageOf({ dimensions, vectors, encoding: 'binary' })),
          ],
        }))}
      />
    </Section>
  )
}
