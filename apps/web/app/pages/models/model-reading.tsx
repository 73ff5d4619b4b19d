import { modelBySlug, type Model, type ModelSlug } from '@search-foundation/content/models'
import { papers } from '@search-foundation/content/papers'
import { useTranslation } from 'react-i18next'

import { ArticleList } from '../../blocks/article-list.tsx'
import { PaperList } from '../../blocks/papers/paper-list.tsx'
import { ReadingList } from '../../blocks/reading-list.tsx'
import { Section } from '../../blocks/section.tsx'
import { usePageAddress } from '../../document/page-context.tsx'
import { articlesIn } from '../../markdown/articles.ts'

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
          <ArticleList articles={articles} />
        </Section>
      ) : null}
      {related.length > 0 ? (
        <Section id="related" heading={t('related.heading')}>
          <ReadingList
            isCode
            entries={related.map(({ slug }) => ({
              href: href(`/models/${slug}`),
              title: slug,
              text: t(`content-models:summary.${slug}`),
            }))}
          />
        </Section>
      ) : null}
    </>
  )
}
