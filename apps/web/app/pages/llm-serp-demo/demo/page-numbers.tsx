import { Button } from '@search-foundation/ui/button'
import { useTranslation } from 'react-i18next'

import styles from './serp-demo.module.css'

/** Pages that the service writes for a query. */
const pageCount = 10

/** The further pages of a query. */
export function PageNumbers({ page, onChoose }: { page: number; onChoose: (page: number) => void }) {
  const { t } = useTranslation('common')
  return (
    <nav className={styles.pages} aria-label={t('pages')}>
      {Array.from({ length: pageCount }, (_, index) => index + 1).map((number) => (
        <Button
          key={number}
          size="sm"
          variant="quiet"
          aria-current={number === page ? 'page' : undefined}
          onClick={() => onChoose(number)}
        >
          {number}
        </Button>
      ))}
    </nav>
  )
}
