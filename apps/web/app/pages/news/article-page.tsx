import { brand } from '@search-foundation/content/brand'
import { relatedArticles } from '@search-foundation/content/related-articles'
import { localizePath } from '@search-foundation/i18n/locale-path'
import { Checkbox } from '@search-foundation/ui/checkbox'
import { Link } from '@search-foundation/ui/link'
import { MarkdownView } from '@search-foundation/ui/markdown-view'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'

import { usePageAddress } from '../../document/page-context.tsx'
import { PageHead } from '../../document/page-head.tsx'
import { newsArticle } from '../../document/structured-data.tsx'
import { articlesIn } from '../../markdown/articles.ts'
import { ArticleMeta } from './article-meta.tsx'
import { HandbookNotice } from './handbook-notice.tsx'
import { ShareLinks } from './share-links.tsx'
import styles from './article-page.module.css'

/** One article: contents at the side, the text, ways to share it, and what to read next. */
export default function ArticlePage() {
  const { t } = useTranslation('web-news')
  const { slug = '' } = useParams()
  const { locale, href } = usePageAddress()
  const article = articlesIn(locale).find((candidate) => candidate.slug === slug)
  if (!article) throw new Response('Not Found', { status: 404 })
  const related = relatedArticles(article, articlesIn(locale), 3)
  const address = brand.hosts.site + localizePath(`/news/${slug}`, locale)
  const isTranslated = article.bodyLocale === locale
  const bodyLanguage = isTranslated ? undefined : article.bodyLocale

  return (
    <div className={styles.page}>
      <PageHead
        title={article.title}
        description={article.excerpt}
        type="article"
        about={(url) => [newsArticle({ ...article, inLanguage: article.bodyLocale, url })]}
      />
      <article className={styles.article}>
        <header className={styles.head}>
          <p className={styles.back}>
            <Link variant="quiet" href={href('/news')}>
              {t('back')}
            </Link>
          </p>
          <h1>{article.title}</h1>
          <p className={styles.excerpt}>{article.excerpt}</p>
          <ArticleMeta article={article} />
          <p className={styles.author}>
            {article.author === brand.team
              ? t('byTeam', { company: brand.name })
              : t('by', { authors: article.author })}
          </p>
          {isTranslated ? null : <p className={styles.original}>{t('original')}</p>}
        </header>
        <nav className={styles.contents} aria-labelledby="contents-heading">
          <h2 id="contents-heading">{t('contents')}</h2>
          <ol lang={bodyLanguage}>
            {article.contents.map(({ id, text }) => (
              <li key={id}>
                <Link variant="quiet" href={`#${id}`}>
                  {text}
                </Link>
              </li>
            ))}
          </ol>
        </nav>
        <div lang={bodyLanguage}>
          <MarkdownView className={styles.body ?? ''} html={article.html} />
        </div>
        <footer className={styles.foot}>
          <ShareLinks title={article.title} address={address} />
          <HandbookNotice />
        </footer>
      </article>
      {related.length > 0 ? (
        <section className={styles.more} aria-labelledby="more-heading">
          <h2 id="more-heading">{t('more')}</h2>
          <div data-needs="scripts">
            <Checkbox data-setting="enableRecommender" defaultChecked>
              {t('recommend')}
            </Checkbox>
          </div>
          <ul data-needs="enableRecommender">
            {related.map((other) => (
              <li key={other.slug}>
                <ArticleMeta article={other} />
                <Link href={href(`/news/${other.slug}`)}>{other.title}</Link>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  )
}
