import { modelBySlug } from '@search-foundation/content/models'
import { papers, type Paper, type PaperId } from '@search-foundation/content/papers'
import { formatList } from '@search-foundation/i18n/format'
import { Link } from '@search-foundation/ui/link'
import { useTranslation } from 'react-i18next'

import { PageIntro } from '../../blocks/page-intro.tsx'
import { PaperFigure } from '../../blocks/papers/paper-figure.tsx'
import { PaperTitle } from '../../blocks/papers/paper-title.tsx'
import { usePageAddress } from '../../document/page-context.tsx'
import { PageHead } from '../../document/page-head.tsx'
import { scholarlyArticles } from '../../document/structured-data.tsx'
import { articlesIn } from '../../markdown/articles.ts'
import styles from './page.module.css'

const yearOf = ({ date }: Paper) => date.slice(0, 4)
const years = [...new Set(papers.map(yearOf))]

/** `arXiv:2307.11224`, as papers are cited. */
const citedAs = (link: string) => link.replace('https://arxiv.org/abs/', 'arXiv:')

/** The papers by year, newest first, each with the models and articles about it. */
export default function PapersPage() {
  const { t } = useTranslation('web-papers')
  return (
    <>
      <PageHead title={t('title')} description={t('lead')} about={() => [scholarlyArticles(papers)]} />
      <PageIntro title={t('title')} lead={t('lead')} note={t('pictures')} />
      {years.map((year) => (
        <section key={year} className={styles.year} aria-labelledby={`year-${year}`}>
          <h2 id={`year-${year}`}>{year}</h2>
          <ol className={styles.papers}>
            {papers
              .filter((paper) => yearOf(paper) === year)
              .map((paper) => (
                <li key={paper.id} id={paper.id}>
                  <PaperFigure paper={paper} />
                  <PaperText paper={paper} />
                </li>
              ))}
          </ol>
        </section>
      ))}
    </>
  )
}

function PaperText({ paper }: { paper: Paper<PaperId> }) {
  const { t } = useTranslation(['web-papers', 'web-frame', 'web-product', 'content-papers'])
  const { locale, href } = usePageAddress()
  const reading = [
    {
      name: t('web-frame:nav.models'),
      isCode: true,
      links: paper.models
        .filter((slug) => modelBySlug(slug) !== undefined)
        .map((slug) => ({ href: href(`/models/${slug}`), label: slug })),
    },
    {
      name: t('web-product:research.articles'),
      isCode: false,
      links: articlesIn(locale)
        .filter((article) => article.papers.includes(paper.id))
        .map(({ slug, title }) => ({ href: href(`/news/${slug}`), label: title })),
    },
  ]
  return (
    <div className={styles.text}>
      <h3>
        <PaperTitle paper={paper} />
      </h3>
      <p className={styles.authors}>{formatList(paper.authors, locale)}</p>
      <p>{t(`content-papers:summary.${paper.id}`)}</p>
      <dl className={styles.reading}>
        {reading
          .filter(({ links }) => links.length > 0)
          .map(({ name, isCode, links }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd data-code={isCode || undefined}>
                {links.map((link) => (
                  <Link key={link.href} href={link.href}>
                    {link.label}
                  </Link>
                ))}
              </dd>
            </div>
          ))}
        <div>
          <dt>{t('cite')}</dt>
          <dd data-code="">{citedAs(paper.link)}</dd>
        </div>
      </dl>
    </div>
  )
}
