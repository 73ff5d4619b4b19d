import { papers, type Paper } from '@search-foundation/content/papers'
import { useTranslation } from 'react-i18next'

import { Section } from '../../frame/section.tsx'
import { PaperList } from '../../frame/paper-list.tsx'

const RECENT = 5
/** Only the HTML shows the papers, so the browser's bundle leaves them out. */
const shown: readonly Paper[] = import.meta.env.SSR ? papers : []

/** The papers, newest first; the older ones behind a disclosure. */
export function Research() {
  const { t } = useTranslation('web-landing')
  return (
    <Section id="research" heading={t('research.heading')} lead={t('research.lead')}>
      <PaperList papers={shown.slice(0, RECENT)} />
      <details>
        <summary>{t('research.all', { count: Math.max(0, shown.length - RECENT) })}</summary>
        <PaperList papers={shown.slice(RECENT)} />
      </details>
    </Section>
  )
}
