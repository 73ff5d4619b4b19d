import { useTranslation } from 'react-i18next'

import { CardLink } from '../../blocks/card-link.tsx'
import { FilterLinks } from '../../blocks/filter-links.tsx'
import { PageIntro } from '../../blocks/page-intro.tsx'
import { usePageAddress } from '../../document/page-context.tsx'
import { PageHead } from '../../document/page-head.tsx'
import { articlesIn } from '../../markdown/articles.ts'
import { ArticleMeta } from './article-meta.tsx'
import { ArticlePicture } from './article-picture.tsx'
import { HandbookNotice } from './handbook-notice.tsx'
import { StartHere } from './start-here.tsx'
import { topics, topicsOf } from './topics.ts'
import styles from './index-page.module.css'

/** All articles, newest first; the newest stands large. */
export default function NewsPage() {
  const { t } = useTranslation(['web-news', 'content-products'])
  const { locale, href } = usePageAddress()
  const articles = articlesIn(locale)
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <PageIntro title={t('title')} lead={t('lead')} />
      <div className={styles.page}>
        <HandbookNotice />
        {articles.length === 0 ? null : <StartHere />}
        {articles.length === 0 ? <p>{t('empty')}</p> : null}
        <FilterLinks
          label={t('topics.label')}
          all={{ label: t('topics.all'), count: articles.length }}
          filters={topics.map((id) => ({
            id,
            label: id === 'release' ? t('topics.release') : t(`content-products:${id}.label`),
            count: articles.filter((article) => topicsOf(article).includes(id)).length,
          }))}
        />
        <ol className={styles.list}>
          {articles.map((article) => (
            <li key={article.slug} data-tags={topicsOf(article).join(' ')}>
              <ArticlePicture slug={article.slug} />
              <div>
                <ArticleMeta article={article} />
                <h2>
                  <CardLink href={href(`/news/${article.slug}`)}>{article.title}</CardLink>
                </h2>
                <p>{article.excerpt}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </>
  )
}
