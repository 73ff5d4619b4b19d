import { Button } from '@search-foundation/ui/button'
import { Icon, XIcon } from '@search-foundation/ui/icon'
import { Link } from '@search-foundation/ui/link'
import { useTranslation } from 'react-i18next'

import { usePageAddress } from '../document/page-context.tsx'
import { articlesIn } from '../markdown/articles.ts'
import styles from './announcement.module.css'

/**
 * The newest article, in a bar above every other page, for visitors who switched it on. It is in the HTML of the page and shown or hidden
 * before the first paint, so that nothing moves.
 */
export function Announcement() {
  const { t } = useTranslation('web-frame')
  const { locale, path, href } = usePageAddress()
  const [article] = articlesIn(locale)
  if (article === undefined || path === `/news/${article.slug}`) return null
  return (
    <aside
      className={styles.announcement}
      aria-label={t('announcement.label')}
      data-needs="showTopNotification"
    >
      <p>
        <span>{t('announcement.new')}</span> <Link href={href(`/news/${article.slug}`)}>{article.title}</Link>
      </p>
      <Button
        variant="quiet"
        size="sm"
        label={t('announcement.close')}
        icon={<Icon of={XIcon} size="sm" />}
        data-switch-off="showTopNotification"
      />
    </aside>
  )
}
