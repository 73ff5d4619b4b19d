import { PointField } from '@search-foundation/ui/point-field'
import { useTranslation } from 'react-i18next'

import type { EmbeddedTexts } from './embedded-texts.ts'
import { SimilarityMatrix } from './similarity-matrix.tsx'
import styles from './embeddings-result.module.css'

/** The texts as numbered points, near ones near each other, and the similarity of each pair. */
export function EmbeddingsResult(result: EmbeddedTexts) {
  const { t } = useTranslation('web-embeddings')
  const points = result.places.map((place, index) => ({ ...place, lit: true, label: String(index + 1) }))
  return (
    <>
      <PointField
        className={styles.map ?? ''}
        points={points}
        query={null}
        label={t('demo.map', { count: points.length })}
        width={300}
        height={160}
        radius={2.75}
      />
      <SimilarityMatrix {...result} />
      <p className={styles.note}>{t('demo.note')}</p>
    </>
  )
}
