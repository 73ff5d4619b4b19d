import { Badge } from '@search-foundation/ui/badge'
import { Disclosure } from '@search-foundation/ui/disclosure'
import { Link } from '@search-foundation/ui/link'
import { useTranslation } from 'react-i18next'

import { shortAddress } from './short-address.ts'
import styles from './search-quotes.module.css'

/** The addresses that a search opened, those that the answer uses marked. */
export function VisitedAddresses({ visited, read }: { visited: readonly string[]; read: readonly string[] }) {
  const { t } = useTranslation('web-deepsearch')
  return (
    <Disclosure title={t('demo.visited', { count: visited.length, read: read.length })}>
      <ul className={styles.addresses}>
        {visited.map((address) => (
          <li key={address}>
            <Link variant="quiet" href={address}>
              {shortAddress(address)}
            </Link>
            {read.includes(address) ? <Badge tone="accent">{t('demo.read')}</Badge> : null}
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
