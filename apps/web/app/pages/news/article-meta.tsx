import type { Article } from '@search-foundation/content/article'
import { formatDate } from '@search-foundation/i18n/format'
import { useTranslation } from 'react-i18next'

import { ProductMark } from '../../blocks/product-mark.tsx'
import { usePageAddress } from '../../document/page-context.tsx'
import styles from './article-meta.module.css'

/** Category, date and reading time, with the marks of the products an article speaks of. */
export function ArticleMeta({ article }: { article: Article }) {
  const { t } = useTranslation('web-news')
  const { locale } = usePageAddress()
  return (
    <p className={styles.meta}>
      <span className={styles.marks}>
        {article.products.map((product) => (
          <ProductMark key={product} product={product} size={20} />
        ))}
      </span>
      <span>{t(`category.${article.category}`)}</span>
      <time dateTime={article.date}>{formatDate(article.date, locale, 'long')}</time>
      <span>{t('minutes', { count: article.minutes })}</span>
    </p>
  )
}
