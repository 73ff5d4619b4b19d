import { Button } from '@search-foundation/ui/button'
import { useTranslation } from 'react-i18next'

import styles from './copyable-code.module.css'

/** A block of code beside a text, as highlighted HTML, with a button that copies it. */
export function CopyableCode({ html }: { html: string }) {
  const { t } = useTranslation('common')
  return (
    <div className={styles.block}>
      <div dangerouslySetInnerHTML={{ __html: html }} />
      <Button className={styles.copy} variant="quiet" size="sm" data-copy="pre" data-copied={t('copied')}>
        {t('copy')}
      </Button>
    </div>
  )
}
