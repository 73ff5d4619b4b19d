import { marketplaces } from '@search-foundation/content/marketplaces'
import { products } from '@search-foundation/content/products'
import { formatList } from '@search-foundation/i18n/format'
import { ArrowRightIcon, Icon } from '@search-foundation/ui/icon'
import { useTranslation } from 'react-i18next'

import { Section } from '../../blocks/section.tsx'
import { usePageAddress } from '../../document/page-context.tsx'
import styles from './marketplaces.module.css'

/** The three cloud marketplaces and what each offers. */
export function Marketplaces() {
  const { t } = useTranslation(['web-landing', 'content-products'])
  const { locale, href } = usePageAddress()
  return (
    <Section id="marketplaces" heading={t('marketplaces.heading')} lead={t('marketplaces.lead')}>
      <ul className={styles.list}>
        {marketplaces
          .filter(({ disabled }) => !disabled)
          .map((marketplace) => (
            <li key={marketplace.key}>
              <a href={href(marketplace.link)}>
                <strong>{marketplace.label}</strong>
                <span>
                  {formatList(
                    products
                      .filter(({ key }) => marketplace.products.some((offered) => offered === key))
                      .map(({ key }) => t(`content-products:${key}.label`)),
                    locale,
                  )}
                </span>
                <Icon of={ArrowRightIcon} />
              </a>
            </li>
          ))}
      </ul>
    </Section>
  )
}
