import { isCurrent, successorOf, type Model, type ModelSlug } from '@search-foundation/content/models'
import { Link } from '@search-foundation/ui/link'
import { useTranslation } from 'react-i18next'

import { usePageAddress } from '../../document/page-context.tsx'
import styles from './model-head.module.css'

/** The name of a model and what it is best for. A model that a newer one replaces is best where it is used already. */
export function ModelHead({ model }: { model: Model<ModelSlug> }) {
  const { t } = useTranslation('web-models')
  const { href } = usePageAddress()
  const bestFor = isCurrent(model)
    ? t(`bestFor.${model.slug}`)
    : t('bestFor.replaced', { model: successorOf(model)?.slug })
  return (
    <header className={styles.head}>
      <p className={styles.back}>
        <Link variant="quiet" href={href('/models')}>
          {t('back')}
        </Link>
      </p>
      <h1>{model.slug}</h1>
      <p className={styles.best}>{bestFor}</p>
    </header>
  )
}
