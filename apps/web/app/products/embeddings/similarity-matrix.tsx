import { formatDecimal } from '@search-foundation/i18n/format'
import { ComparisonTable } from '@search-foundation/ui/comparison-table'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'

import { usePageAddress } from '../../document/page-context.tsx'
import type { EmbeddedTexts } from './embedded-texts.ts'
import styles from './similarity-matrix.module.css'

/** The cosine of each pair of texts; the darker a cell, the nearer the two. */
export function SimilarityMatrix({ texts, similarities }: Pick<EmbeddedTexts, 'texts' | 'similarities'>) {
  const { t } = useTranslation('web-embeddings')
  const { locale } = usePageAddress()
  return (
    <ComparisonTable
      className={styles.matrix ?? ''}
      caption={t('demo.matrix')}
      stackOnPhone
      columns={[
        { id: 'text', header: t('demo.yourSentence') },
        ...texts.map((_, index) => ({ id: String(index), header: String(index + 1), align: 'end' as const })),
      ]}
      rows={similarities.map((ofText, row) => ({
        id: String(row),
        cells: [
          <span key="text" className={styles.text}>
            {row + 1}. {texts[row]}
          </span>,
          ...ofText.map((similarity, column) => {
            const strength = { '--strength': `${Math.round(Math.max(0, similarity) * 100)}%` }
            return (
              <span key={column} className={styles.cell} style={strength as CSSProperties}>
                {formatDecimal(similarity, locale, 2)}
              </span>
            )
          }),
        ],
      }))}
    />
  )
}
