import { successorOf, type Model } from '@search-foundation/content/models'
import { Callout } from '@search-foundation/ui/callout'
import { Link } from '@search-foundation/ui/link'
import { useTranslation } from 'react-i18next'

import { usePageAddress } from '../../document/page-context.tsx'
import styles from './replaced-notice.module.css'

/** Which model replaces a model, and what that means for those who use it. Nothing for a current model. */
export function ReplacedNotice({ model }: { model: Model }) {
  const { t } = useTranslation('web-models')
  const { href } = usePageAddress()
  const successor = successorOf(model)
  if (successor === undefined) return null
  return (
    <Callout
      className={styles.notice ?? ''}
      tone="warning"
      title={t('replacedBy', { model: successor.slug })}
      action={
        <Link variant="button-outline" size="sm" href={href(`/models/${successor.slug}`)}>
          {t('showSuccessor')}
        </Link>
      }
    >
      {t(model.types.includes('reader') ? 'replacedReader' : 'replacedText')}
    </Callout>
  )
}
