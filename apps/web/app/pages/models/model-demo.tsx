import type { Model, ModelSlug } from '@search-foundation/content/models'
import { Link } from '@search-foundation/ui/link'
import { useTranslation } from 'react-i18next'

import { usePageAddress } from '../../document/page-context.tsx'
import { firstChoice } from '../../products/embeddings/served.ts'
import { TryEmbeddings } from '../../products/embeddings/try-embeddings.tsx'
import { TryReader } from '../../products/reader/try-reader.tsx'
import { slugs } from '../../products/reranker/served.ts'
import { TryReranker } from '../../products/reranker/try-reranker.tsx'
import { demoOf } from './demo-of.ts'
import styles from './model-demo.module.css'

/**
 * The working demo of what a model is for, with a recorded result, and one line about who answers where that is not the model itself. What a
 * model that reads pages does is shown by Reader.
 */
export function ModelDemo({ model }: { model: Model<ModelSlug> }) {
  const { t } = useTranslation('web-models')
  const { href } = usePageAddress()
  const { product, answers } = demoOf(model)
  if (product === 'reader') {
    return (
      <>
        <TryReader />
        <p className={styles.note}>
          {t('code.reader')} <Link href={href('/reader')}>{t('code.openReader')}</Link>
        </p>
      </>
    )
  }
  const recorded = product === 'embedding' ? firstChoice.model : slugs[0]
  const note =
    answers !== model
      ? t('demo.weightsOnly', { model: model.slug, successor: answers.slug })
      : recorded !== undefined && recorded !== model.slug
        ? t('demo.recordedWith', { recorded, model: model.slug })
        : undefined
  return (
    <>
      {product === 'embedding' ? <TryEmbeddings first={answers} /> : <TryReranker first={answers.slug} />}
      {note === undefined ? null : <p className={styles.note}>{note}</p>}
    </>
  )
}
