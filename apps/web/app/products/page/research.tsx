import { papers } from '@search-foundation/content/papers'
import type { ProductKey } from '@search-foundation/content/products'
import { useTranslation } from 'react-i18next'

import { ArticleList } from '../../blocks/article-list.tsx'
import { PaperList } from '../../blocks/papers/paper-list.tsx'
import { Section } from '../../blocks/section.tsx'
import { usePageAddress } from '../../document/page-context.tsx'
import { articlesIn } from '../../markdown/articles.ts'

/** How many articles are listed, the newest ones; `/news` has all. */
const mostArticles = 3

export interface ResearchProps {
  product: ProductKey
  /** Slugs of the models that serve the product. */
  models: readonly string[]
}

/** Papers about the models of a product, and articles about the product. A list without entries is left out. */
export function Research({ product, models }: ResearchProps) {
  const { t } = useTranslation('web-product')
  const { locale } = usePageAddress()
  const slugs = new Set(models)
  const related = papers.filter((paper) => paper.models.some((model) => slugs.has(model)))
  const articles = articlesIn(locale)
    .filter(({ products }) => products[0] === product)
    .slice(0, mostArticles)
  return (
    <>
      {related.length === 0 ? null : (
        <Section id="research" heading={t('research.heading')}>
          <PaperList papers={related} />
        </Section>
      )}
      {articles.length === 0 ? null : (
        <div data-needs="enableRecommender">
          <Section id="articles" heading={t('research.articles')}>
            <ArticleList articles={articles} />
          </Section>
        </div>
      )}
    </>
  )
}
