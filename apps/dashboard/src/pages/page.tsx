import { brand } from '@search-foundation/content/brand'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import type { Tab } from '../app/place.ts'

/** A tab's page: its title, one line about it, and the content. */
export function Page({ tab, actions, children }: { tab: Tab; actions?: ReactNode; children: ReactNode }) {
  const { t } = useTranslation('dashboard')
  return (
    <div className="page">
      <title>{`${t(`tabs.${tab}`)} · ${brand.name}`}</title>
      <header className="page-head">
        <div>
          <h1>{t(`tabs.${tab}`)}</h1>
          <p>{t(`lead.${tab}`)}</p>
        </div>
        {actions}
      </header>
      {children}
    </div>
  )
}
