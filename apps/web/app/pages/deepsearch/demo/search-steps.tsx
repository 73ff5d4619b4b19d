import type { Step } from '@search-foundation/store/search-progress'
import { Disclosure } from '@search-foundation/ui/disclosure'
import { FileTextIcon, Icon, SearchIcon } from '@search-foundation/ui/icon'
import { Link } from '@search-foundation/ui/link'
import { useTranslation } from 'react-i18next'

import { shortAddress } from './short-address.ts'
import styles from './search-steps.module.css'

/** What the search thought, searched for and opened; open while it runs. */
export function SearchSteps({ steps, isOpen }: { steps: readonly Step[]; isOpen: boolean }) {
  const { t } = useTranslation('web-deepsearch')
  return (
    <Disclosure title={t('demo.steps', { count: steps.length })} isOpen={isOpen}>
      <ol className={styles.steps}>
        {steps.map(({ kind, text }, index) => (
          <li key={index} data-kind={kind}>
            {kind === 'query' ? (
              <>
                <Icon of={SearchIcon} size="sm" /> {t('demo.searched', { query: text })}
              </>
            ) : kind === 'visit' ? (
              <>
                <Icon of={FileTextIcon} size="sm" />{' '}
                <Link variant="quiet" href={text}>
                  {shortAddress(text)}
                </Link>
              </>
            ) : (
              text
            )}
          </li>
        ))}
      </ol>
    </Disclosure>
  )
}
