import { Link } from '@search-foundation/ui/link'
import { useTranslation } from 'react-i18next'

import { usePageAddress } from '../../document/page-context.tsx'
import { articlesIn } from '../../markdown/articles.ts'
import { readingList } from './reading-list.ts'
import styles from './start-here.module.css'

/** The articles that a newcomer reads first, in their order. */
export function StartHere() {
  const { t } = useTranslation('web-news')
  const { locale, href } = usePageAddress()
  const articles = articlesIn(locale)
  return (
    <section className={styles.part} aria-labelledby="start-here">
      <div>
        <h2 id="start-here">{t('startHere.title')}</h2>
        <p>{t('startHere.lead')}</p>
      </div>
      <ol className={styles.list}>
        {readingList.map((slug) => {
          const article = articles.find((each) => each.slug === slug)
          if (article === undefined) return null
          return (
            <li key={slug}>
              <Link href={href(`/news/${slug}`)}>{article.title}</Link>
              <span>{t('minutes', { count: article.minutes })}</span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
