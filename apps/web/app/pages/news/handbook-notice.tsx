import { handbookPath } from '@search-foundation/content/brand'
import { Button } from '@search-foundation/ui/button'
import { DownloadIcon, Icon, XIcon } from '@search-foundation/ui/icon'
import { Link } from '@search-foundation/ui/link'
import { useTranslation } from 'react-i18next'

import { usePageAddress } from '../../document/page-context.tsx'
import { articlesIn } from '../../markdown/articles.ts'
import styles from './handbook-notice.module.css'

/** Names the handbook, which contains all articles, once: a visitor who has seen the notice gets no other one. */
export function HandbookNotice() {
  const { t } = useTranslation('web-frame')
  const { locale } = usePageAddress()
  return (
    <aside
      className={styles.notice}
      aria-label={t('handbook.label')}
      data-needs="showBookNotification"
      data-once="showBookNotification"
    >
      <p>
        <strong>{t('handbook.label')}</strong>
        {t('handbook.text', { articles: articlesIn(locale).length })}
      </p>
      <Link
        variant="button-outline"
        size="sm"
        href={handbookPath(locale)}
        download
        icon={<Icon of={DownloadIcon} size="sm" />}
      >
        {t('handbook.download')}
      </Link>
      <Button
        variant="quiet"
        size="sm"
        label={t('handbook.close')}
        icon={<Icon of={XIcon} size="sm" />}
        data-switch-off="showBookNotification"
      />
    </aside>
  )
}
