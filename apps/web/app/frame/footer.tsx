import { brand as company, socialLinks } from '@search-foundation/content/brand'
import { offices } from '@search-foundation/content/offices'
import { products } from '@search-foundation/content/products'
import { Link } from '@search-foundation/ui/link'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { usePageAddress } from '../document/use-page-address.ts'
import { productHref } from '../products/product-href.ts'
import { Wordmark } from './wordmark.tsx'
import styles from './footer.module.css'

/** Products, company, where else we are, and the four offices. */
export function Footer() {
  const { t } = useTranslation(['web-frame', 'content-products', 'content-offices'])
  const { href } = usePageAddress()
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.brand}>
          <Wordmark />
          <p>{t('footer.note')}</p>
        </div>
        <Column heading={t('nav.products')}>
          {products.map((product) => (
            <li key={product.key}>
              <Link variant="quiet" href={href(productHref(product))}>
                {t(`content-products:${product.key}.label`)}
              </Link>
            </li>
          ))}
          <li>
            <Link variant="quiet" href={`${href('/api-dashboard')}?sui=apikey`}>
              {t('footer.apiKey')}
            </Link>
          </li>
        </Column>
        <Column heading={t('footer.company')}>
          <li>
            <Link variant="quiet" href={href('/news')}>
              {t('nav.news')}
            </Link>
          </li>
          <li>
            <Link variant="quiet" href={href('/#research')}>
              {t('nav.research')}
            </Link>
          </li>
          <li>
            <Link variant="quiet" href={href('/#marketplaces')}>
              {t('nav.marketplaces')}
            </Link>
          </li>
          <li>
            <Link variant="quiet" href={`mailto:${company.email}`}>
              {t('footer.support')}
            </Link>
          </li>
        </Column>
        <Column heading={t('footer.elsewhere')}>
          {socialLinks
            .filter(({ qr }) => !qr)
            .map(({ key, label, url }) => (
              <li key={key}>
                <Link variant="quiet" href={url} rel="noopener">
                  {label}
                </Link>
              </li>
            ))}
        </Column>
        <section className={styles.offices} aria-labelledby="offices">
          <h2 id="offices">{t('footer.offices')}</h2>
          <ul>
            {offices.map((office) => {
              const city = t(`content-offices:${office.key}.city`)
              return (
                <li key={office.key}>
                  <address>
                    <strong>{office.headquarters ? t('footer.headquarters', { city }) : city}</strong>
                    {office.address.map((line) => (
                      <span key={line}>{line}</span>
                    ))}
                    <span>{t(`content-offices:${office.key}.country`)}</span>
                  </address>
                </li>
              )
            })}
          </ul>
        </section>
        <p className={styles.legal}>{company.legalName}</p>
      </div>
    </footer>
  )
}

function Column({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <nav className={styles.column} aria-label={heading}>
      <h2>{heading}</h2>
      <ul>{children}</ul>
    </nav>
  )
}
