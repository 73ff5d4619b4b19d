import { brand, handbookPath } from '@search-foundation/content/brand'
import { legalDocuments } from '@search-foundation/content/legal'
import { offices } from '@search-foundation/content/offices'
import { olderProducts } from '@search-foundation/content/products'
import { formatMonth } from '@search-foundation/i18n/format'
import { Checkbox } from '@search-foundation/ui/checkbox'
import { Disclosure } from '@search-foundation/ui/disclosure'
import { Link } from '@search-foundation/ui/link'
import type { LinkItem } from '@search-foundation/ui/link-list'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { usePageAddress } from '../document/page-context.tsx'
import { config } from '../ground/config.ts'
import { SiteSettings } from './site-settings.tsx'
import { SocialLinks } from './social-links.tsx'
import { useMenu } from './use-menu.tsx'
import { Wordmark } from './wordmark.tsx'
import styles from './footer.module.css'

/** Products, resources, company, where else we are, earlier products with their first release, the four offices, and the legal documents. */
export function Footer() {
  const { t } = useTranslation(['web-frame', 'content-products', 'content-offices', 'web-legal'])
  const { locale, href } = usePageAddress()
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.brand}>
          <Wordmark />
          <p>{t('footer.note')}</p>
        </div>
        <Column heading={t('nav.products')}>
          <Links of={useMenu('products', 'footer')} />
        </Column>
        <Column heading={t('nav.resources')}>
          <Links
            of={[...useMenu('main', 'footer'), { href: handbookPath(locale), label: t('handbook.link') }]}
          />
        </Column>
        <Column heading={t('nav.company')}>
          <Links of={useMenu('company', 'footer')} />
        </Column>
        <Column heading={t('footer.elsewhere')}>
          <SocialLinks />
        </Column>
        <Column heading={t('footer.older')} className={styles.older}>
          {olderProducts.map(({ key, homepage, firstRelease }) => (
            <li key={key}>
              <Link variant="quiet" href={homepage} rel="noopener">
                {t(`content-products:older.${key}.label`)}
              </Link>
              <time dateTime={firstRelease}>{formatMonth(`${firstRelease}-01`, locale)}</time>
            </li>
          ))}
        </Column>
        <div className={styles.offices}>
          <Group heading={t('footer.offices')}>
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
          </Group>
        </div>
        <div className={styles.settings}>
          <SiteSettings />
        </div>
        <div className={styles.legal}>
          <p>{brand.isSample ? t('footer.sampleCompany', { company: brand.legalName }) : brand.legalName}</p>
          <nav aria-label={t('web-legal:contents')}>
            <ul>
              <Links
                of={legalDocuments.map((id) => ({
                  href: href(`/legal/${id}`),
                  label: t(`web-legal:document.${id}`),
                }))}
              />
            </ul>
          </nav>
          {config.analytics === undefined ? null : (
            <div data-needs="scripts">
              <Checkbox data-setting="enableAnalytics">{t('footer.analytics')}</Checkbox>
            </div>
          )}
        </div>
      </div>
    </footer>
  )
}

const Links = ({ of }: { of: readonly LinkItem[] }) =>
  of.map(({ href, label }) => (
    <li key={href}>
      <Link variant="quiet" href={href}>
        {label}
      </Link>
    </li>
  ))

function Column({
  heading,
  className = '',
  children,
}: {
  heading: string
  className?: string | undefined
  children: ReactNode
}) {
  return (
    <nav className={`${styles.column} ${className}`} aria-label={heading}>
      <Group heading={heading}>{children}</Group>
    </nav>
  )
}

/** A list below its heading; on phones it is folded. */
function Group({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Disclosure title={heading} folds="narrow" headingElement="h2">
      <ul>{children}</ul>
    </Disclosure>
  )
}
