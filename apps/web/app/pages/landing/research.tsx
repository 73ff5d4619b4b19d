import { papers, type Paper, type PaperId } from '@search-foundation/content/papers'
import { Disclosure } from '@search-foundation/ui/disclosure'
import { useTranslation } from 'react-i18next'

import { PaperList } from '../../blocks/paper-list.tsx'
import { Section } from '../../blocks/section.tsx'

const recent = 5
/** Only the HTML shows the papers, so the browser's bundle leaves them out. */
const shown: readonly Paper<PaperId>[] = import.meta.env.SSR ? papers : []

/** The papers, newest first; the older ones behind a disclosure. */
export function Research() {
  const { t } = useTranslation('web-landing')
  return (
    <Section id="research" heading={t('research.heading')} lead={t('research.lead')}>
      <PaperList papers={shown.slice(0, recent)} />
      <Disclosure title={t('research.all', { count: Math.max(0, shown.length - recent) })}>
        <PaperList papers={shown.slice(recent)} />
      </Disclosure>
    </Section>
  )
}
