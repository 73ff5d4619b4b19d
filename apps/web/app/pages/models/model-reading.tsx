import { modelBySlug, type Model, type ModelSlug } from '@search-foundation/content/models'
import { papers } from '@search-foundation/content/papers'
import { Link } from '@search-foundation/ui/link'

import { usePageAddress, useTranslation } from '../../document/page-context.tsx'
import { PaperList } from '../../frame/paper-list.tsx'
import { Section } from '../../frame/section.tsx'
import { articlesIn } from '../../markdown/articles.ts'
import styles from './model-reading.module.css'

/** How many articles are listed, the newest ones; `/news` has all. */
const mostArticles = 4

/** Papers and articles about the model, and its relatives. A list without entries is left out. */
export function ModelReading({ model }: { model: Model<ModelSlug> }) {
  const { t } = useTranslation(['web-models', 'content-models'])
  const { locale, href } = usePageAddress()
  const research = papers.filter(({ id, models }) => id === model.paper || models.includes(model.slug))
  const articles = articlesIn(locale)
    .filter(({ models }) => models.includes(model.slug))
    .slice(0, mostArticles)
  const related = model.related.flatMap((slug) => modelBySlug(slug) ?? [])
  return (
    <>
      {research.length > 0 ? (
        <Section id="research" heading={t('papers.heading')}>
          <PaperList papers={research} />
        </Section>
      ) : null}
      {articles.length > 0 ? (
        <Section id="articles" heading={t('articles.heading')}>
          <ul className={styles.list}>
            {articles.map((article) => (
              <li key={article.slug}>
                <Link href={href(`/news/${article.slug}`)}>{article.title}</Link>
                <p>{article.excerpt}</p>
              </li>
            ))}
          </ul>
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
