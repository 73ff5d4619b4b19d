import { Link } from '@search-foundation/ui/link'
import { useTranslation } from 'react-i18next'

import { usePageAddress } from '../../document/page-context.tsx'
import type { Engine } from './engine-of.ts'
import styles from './result-source.module.css'

export interface ResultSourceProps {
  engine: Engine
  /** Whether the request was sent when the page was made, not by the visitor. */
  isRecorded: boolean
}

const explanation = '/docs/self-hosting#what-the-local-models-are'

/** Says in a few words which engine a result comes from, and where that is explained. */
export function ResultSource({ engine, isRecorded }: ResultSourceProps) {
  const { t } = useTranslation(['web-product', 'common'])
  const { href, hrefLang } = usePageAddress()
  return (
    <p className={styles.source}>
      {t(`demo.source.${isRecorded ? 'recorded' : 'computed'}.${engine}`)}{' '}
      {engine === 'local' ? (
        <Link variant="quiet" href={href(explanation)} hrefLang={hrefLang(explanation)}>
          {t('common:engineMeaning')}
        </Link>
      ) : null}
    </p>
  )
}
