import { marketplaces } from '@search-foundation/content/marketplaces'
import { products } from '@search-foundation/content/products'
import { cloudMarks, integrations, modelProviders } from '@search-foundation/content/works-with'
import { formatList } from '@search-foundation/i18n/format'
import { useTranslation } from 'react-i18next'

import { Section } from '../../blocks/section.tsx'
import { usePageAddress } from '../../document/page-context.tsx'
import styles from './works-with.module.css'

interface Entry {
  name: string
  link: string
  mark: string | null
  note?: string
}

/** The cloud marketplaces, the databases and frameworks with an integration, and the hubs and makers of models. */
export function WorksWith() {
  const { t } = useTranslation(['web-about-us', 'web-frame', 'content-products'])
  const { locale, href } = usePageAddress()
  const clouds = marketplaces
    .filter(({ disabled }) => !disabled)
    .map(({ key, label, link, products: offered }) => ({
      name: label,
      link: href(link),
      mark: cloudMarks[key],
      note: formatList(
        products
          .filter((product) => offered.some((name) => name === product.key))
          .map((product) => t(`content-products:${product.key}.label`)),
        locale,
      ),
    }))
  const groups: readonly (readonly [heading: string, text: string, entries: readonly Entry[]])[] = [
    [t('web-frame:nav.marketplaces'), t('worksWith.marketplaces'), clouds],
    [t('worksWith.integrations.heading'), t('worksWith.integrations.text'), integrations],
    [t('worksWith.models.heading'), t('worksWith.models.text'), modelProviders],
  ]
  return (
    <Section id="works-with" heading={t('worksWith.heading')} lead={t('worksWith.lead')}>
      {groups.map(([heading, text, entries]) => (
        <div key={heading} className={styles.group}>
          <h3>{heading}</h3>
          <p>{text}</p>
          <ul>
            {entries.map(({ name, link, mark, note }) => (
              <li key={name}>
                <a href={link} rel="noopener">
                  {mark === null ? null : (
                    <svg viewBox="0 0 24 24" aria-hidden="true">
                      <path d={mark} />
                    </svg>
                  )}
                  <span>
                    <strong>{name}</strong>
                    {note === undefined ? null : <small>{note}</small>}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p className={styles.note}>{t('worksWith.marks')}</p>
    </Section>
  )
}
