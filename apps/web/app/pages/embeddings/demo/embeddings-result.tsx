import { PointField } from '@search-foundation/ui/point-field'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import type { DemoResult } from '../../../products/demo/demo-layout.tsx'
import { project } from '../../../vectors/project.ts'
import { SimilarityMatrix } from './similarity-matrix.tsx'
import styles from './embeddings-result.module.css'

/** Texts with their vectors. */
export interface EmbeddedTexts extends DemoResult {
  texts: readonly string[]
  vectors: readonly (readonly number[])[]
}

/** The texts as numbered points, near ones near each other, and the similarity of each pair. */
export function EmbeddingsResult(result: EmbeddedTexts) {
  const { t } = useTranslation('web-embeddings')
  const { vectors } = result
  const points = useMemo(
    () => project(vectors).map((place, index) => ({ ...place, lit: true, label: String(index + 1) })),
    [vectors],
  )
  return (
    <>
      <PointField
        className={styles.map ?? ''}
        points={points}
        query={null}
        label={t('demo.map', { count: points.length })}
        width={480}
        height={300}
        radius={3}
      />
      <SimilarityMatrix {...result} />
      <p className={styles.note}>{t('demo.note')}</p>
    </>
  )
}
