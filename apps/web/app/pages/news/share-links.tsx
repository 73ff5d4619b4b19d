import { Link } from '@search-foundation/ui/link'
import { useTranslation } from 'react-i18next'

import styles from './article-page.module.css'

/** Plain links to the networks' own share pages: nothing of theirs runs here. */
export function ShareLinks({ title, address }: { title: string; address: string }) {
  const { t } = useTranslation('web-news')
  const query = (values: Record<string, string>) => new URLSearchParams(values).toString()
  const links = [
    [t('shareOn', { network: 'X' }), `https://x.com/intent/post?${query({ text: title, url: address })}`],
    [
      t('shareOn', { network: 'LinkedIn' }),
      `https://www.linkedin.com/sharing/share-offsite/?${query({ url: address })}`,
    ],
    [
      t('shareOn', { network: 'Hacker News' }),
      `https://news.ycombinator.com/submitlink?${query({ u: address, t: title })}`,
    ],
    [t('shareMail'), `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`],
  ] as const
  return (
    <ul className={styles.share} aria-label={t('share')}>
      {links.map(([label, href]) => (
        <li key={href}>
          <Link variant="quiet" href={href} rel="noopener">
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
