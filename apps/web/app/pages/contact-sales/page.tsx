import { brand } from '@search-foundation/content/brand'
import { marketplaces } from '@search-foundation/content/marketplaces'
import { models } from '@search-foundation/content/models'
import { Callout } from '@search-foundation/ui/callout'
import { Link } from '@search-foundation/ui/link'
import { useTranslation } from 'react-i18next'

import { usePageAddress } from '../../document/page-context.tsx'
import { PageHead } from '../../document/page-head.tsx'
import { Island } from '../../islands/island.tsx'
import ContactForm from './form/contact-form.island.tsx'
import styles from './page.module.css'

/** The models that somebody may want to run, newest first. */
const licensed = models
  .filter(({ deprecated }) => !deprecated)
  .map(({ slug, license }) => ({ slug, license }))

/** How a form was received that a browser sent without scripts: the service leads back to one of these fragments. */
const outcomes = [
  { id: 'sent', tone: 'positive' },
  { id: 'invalid', tone: 'negative' },
  { id: 'limited', tone: 'negative' },
] as const

export default function ContactSalesPage() {
  const { t } = useTranslation(['web-contact-sales', 'web-frame'])
  const { href } = usePageAddress()
  return (
    <div className={styles.page}>
      <PageHead title={t('web-frame:nav.contactSales')} description={t('description')} />
      <div className={styles.intro}>
        <h1>{t('heading')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
        <dl className={styles.ways}>
          <div>
            <dt>{t('ways.api.name')}</dt>
            <dd>
              {t('ways.api.text')}{' '}
              <Link href={`${href('/api-dashboard')}?sui=apikey`}>{t('ways.api.link')}</Link>
            </dd>
          </div>
          <div>
            <dt>{t('ways.marketplace.name')}</dt>
            <dd>
              {t('ways.marketplace.text')}
              <ul>
                {marketplaces.map(({ key, label, link }) => (
                  <li key={key}>
                    <Link href={href(link)}>{label}</Link>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
          <div>
            <dt>{t('ways.license.name')}</dt>
            <dd>
              {t('ways.license.text')}{' '}
              <Link href={`${href('/contact-sales')}?topic=license#license`}>{t('ways.license.link')}</Link>
            </dd>
          </div>
        </dl>
        <p className={styles.mail}>
          {t('mail')} <Link href={`mailto:${brand.salesEmail}`}>{brand.salesEmail}</Link>
        </p>
      </div>
      <div id="license" className={styles.form}>
        {outcomes.map(({ id, tone }) => (
          <div key={id} id={id} className={styles.outcome}>
            <Callout tone={tone}>{t(`outcome.${id}`)}</Callout>
          </div>
        ))}
        <Island
          of={ContactForm}
          start="personal"
          props={{ models: licensed }}
          messages={['web-contact-sales.form', 'web-product.demo', 'common']}
        />
      </div>
    </div>
  )
}
