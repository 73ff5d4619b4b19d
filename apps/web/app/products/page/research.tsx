import { papers } from '@search-foundation/content/papers'

import { useTranslation } from '../../document/page-context.tsx'
import { PaperList } from '../../frame/paper-list.tsx'
import { Section } from '../../frame/section.tsx'

/** Papers about models, where there are any. */
export function Research({ models }: { models: readonly string[] }) {
  const { t } = useTranslation('web-product')
  const slugs = new Set(models)
  const related = papers.filter((paper) => paper.models.some((model) => slugs.has(model)))
  if (related.length === 0) return null
  return (
    <Section id="research" heading={t('research.heading')}>
      <PaperList papers={related} />
    </Section>
  )
}
