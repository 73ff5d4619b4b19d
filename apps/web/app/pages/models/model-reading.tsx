import { modelBySlug, type Model, type ModelSlug } from '@search-foundation/content/models'
import { papers } from '@search-foundation/content/papers'
import { Link } from '@search-foundation/ui/link'

import { usePageAddress, useTranslation } from '../../document/page-context.tsx'
import { PaperList } from '../../frame/paper-list.tsx'
import { Section } from '../../frame/section.tsx'
import styles from './model-reading.module.css'

/** Papers about the model, and its relatives. A list without entries is left out. */
export function ModelReading({ model }: { model: Model<ModelSlug> }) {
  const { t } = useTranslation(['web-models', 'content-models'])
  const { href } = usePageAddress()
  const research = papers.filter(({ id, models }) => id === model.paper || models.includes(model.slug))
  const related = model.related.flatMap((slug) => modelBySlug(slug) ?? [])
  return (
    <>
      {research.length > 0 ? (
        <Section id="research" heading={t('papers.heading')}>
          <PaperList papers={research} />
        </Section>
      ) : null}
      {related.length > 0 ? (
        <Section id="related" heading={t('related.heading')}>
          <ul className={styles.list}>
            {related.map(({ slug }) => (
              <li key={slug}>
                <Link className={styles.model ?? ''} href={href(`/models/${slug}`)}>
                  {slug}
                </Link>
                <p>{t(`content-models:summary.${slug}`)}</p>
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
    </>
  )
}
