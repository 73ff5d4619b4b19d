import { brand } from '@search-foundation/content/brand'
import { comingSeasons, internshipSeasons, seasonStart } from '@search-foundation/content/internships'
import { products } from '@search-foundation/content/products'
import { formatDate } from '@search-foundation/i18n/format'
import { Link } from '@search-foundation/ui/link'
import { useTranslation } from 'react-i18next'

import { PageIntro } from '../../blocks/page-intro.tsx'
import { ProductMark } from '../../blocks/product-mark.tsx'
import { Section } from '../../blocks/section.tsx'
import { usePageAddress } from '../../document/page-context.tsx'
import { PageHead } from '../../document/page-head.tsx'
import { SeasonCard } from './season-card.tsx'
import styles from './page.module.css'

/** Steps of an application, in order. */
const stages = ['season', 'work', 'question', 'send'] as const

/** The seasons one can apply for, what interns work on, and how to apply. */
export default function InternshipPage() {
  const { t } = useTranslation(['web-internship', 'content-products'])
  const { href, locale } = usePageAddress()
  const now = new Date()
  const { open, after } = comingSeasons(now)
  const date = formatDate(open.begins.toISOString().slice(0, 'YYYY-MM-DD'.length), locale, 'long')
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <PageIntro title={t('heading')} lead={t('lead')} />
      <section className={styles.next} aria-labelledby="next-heading">
        <div>
          <h2 id="next-heading">
            {t('next.heading', { season: t(`season.${open.season}`, { year: open.year }) })}
          </h2>
          <p>{t('next.open', { date })}</p>
          <p>
            {t('next.after', { season: t(`season.${after.season}`, { year: after.year }), date })}{' '}
            <Link href={`mailto:${brand.email}`}>{brand.email}</Link>
          </p>
        </div>
        <div className={styles.postings}>
          <Link variant="button-solid" href={open.applicationUrl} rel="noopener">
            {t(`apply.${open.season}`, { year: open.year })}
          </Link>
          <Link variant="button-outline" href={brand.hosts.jobs} rel="noopener">
            {t('jobsBoard')}
          </Link>
        </div>
      </section>
      <section className={styles.seasons} aria-labelledby="seasons-heading">
        <h2 id="seasons-heading">{t('seasons')}</h2>
        <ul>
          {internshipSeasons.map((internship) => (
            <SeasonCard
              key={`${internship.season} ${internship.year}`}
              internship={internship}
              isOver={seasonStart(internship) <= now}
            />
          ))}
        </ul>
      </section>
      <Section id="topics" heading={t('topics.heading')} lead={t('topics.lead')}>
        <ul className={styles.topics}>
          {products.map((product) => (
            <li key={product.key}>
              <ProductMark product={product.key} size={28} />
              <div>
                <Link href={href(product.homepage)}>{t(`content-products:${product.key}.label`)}</Link>
                <p>{t(`topics.${product.key}`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="apply" heading={t('steps.heading')}>
        <ol className={styles.steps}>
          {stages.map((stage) => (
            <li key={stage}>
              <h3>{t(`steps.${stage}.title`)}</h3>
              <p>{t(`steps.${stage}.text`)}</p>
            </li>
          ))}
        </ol>
        <p className={styles.questions}>
          {t('questions')} <Link href={`mailto:${brand.email}`}>{brand.email}</Link>
        </p>
      </Section>
    </>
  )
}
