import { papers, type Paper, type PaperId } from '@search-foundation/content/papers'

import { useTranslation } from '../../document/page-context.tsx'
import { PaperList } from '../../frame/paper-list.tsx'
import { Section } from '../../frame/section.tsx'

/** Papers on the reader models. Only the HTML shows them, so the browser's bundle leaves their data out. */
const related: readonly Paper<PaperId>[] = import.meta.env.SSR
  ? papers.filter((paper) => paper.models.some((model) => model.toLowerCase().startsWith('reader')))
  : []

/** Related research, where there is any. */
export function ReaderResearch() {
  const { t } = useTranslation('web-reader')
  if (related.length === 0) return null
  return (
    <Section id="research" heading={t('research.heading')} lead={t('research.text')}>
      <PaperList papers={related} />
    </Section>
  )
}
