import { brand } from '@search-foundation/content/brand'
import { models } from '@search-foundation/content/models'
import { offices } from '@search-foundation/content/offices'
import { papers } from '@search-foundation/content/papers'
import { products } from '@search-foundation/content/products'
import { formatNumber } from '@search-foundation/i18n/format'
import { Link } from '@search-foundation/ui/link'
import { Row } from '@search-foundation/ui/row'
import { useTranslation } from 'react-i18next'

import { Section } from '../../blocks/section.tsx'
import { usePageAddress } from '../../document/page-context.tsx'
import styles from './company.module.css'

/** What the company does, in a few sentences and in numbers that are counted from the content of this site. */
export function Company() {
  const { t } = useTranslation('web-about-us')
  const { locale, href } = usePageAddress()
  const numbers = [
    ['services', products.length, href('/')],
    ['models', models.length, href('/models')],
    ['papers', papers.length, href('/papers')],
    ['offices', offices.length, '#office-map'],
  ] as const
  return (
    <Section id="company" heading={t('company.heading')}>
      <div className={styles.text}>
        <p>{t('company.start')}</p>
        <p>{t('company.focus')}</p>
        <p>{t('company.way')}</p>
        <Row as="p">
          <Link href={brand.logoZip} download="">
            {t('company.logos')}
          </Link>
        </Row>
      </div>
      <dl className={styles.numbers}>
        {numbers.map(([key, value, address]) => (
          <div key={key}>
            <dt>
              <Link href={address}>{t(`company.number.${key}`)}</Link>
            </dt>
            <dd>{formatNumber(value, locale)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
