import { marketplaces } from '@search-foundation/content/marketplaces'
import { models } from '@search-foundation/content/models'
import { integrations } from '@search-foundation/content/works-with'
import { formatList } from '@search-foundation/i18n/format'
import { localeTable } from '@search-foundation/i18n/locale-table'
import { Link } from '@search-foundation/ui/link'
import { useTranslation } from 'react-i18next'

import { Section } from '../../blocks/section.tsx'
import { usePageAddress } from '../../document/page-context.tsx'
import { highestPricePerMillion } from '../../products/prices.ts'
import styles from './facts.module.css'

const namedIntegrations = 6
const mostLanguages = import.meta.env.SSR ? Math.max(...models.map(({ languages }) => languages ?? 0)) : 0

/** What else decides: price, clients, clouds, security, languages. Each in a sentence, with the page that says more. */
export function Facts() {
  const { t } = useTranslation(['web-landing', 'web-pricing', 'web-frame', 'web-security'])
  const { locale, href, hrefLang } = usePageAddress()
  const facts = [
    {
      id: 'price',
      name: t('web-frame:nav.pricing'),
      text: t('facts.price', { price: t('web-pricing:million', { rate: highestPricePerMillion(locale) }) }),
      link: { path: '/pricing', label: t('web-pricing:calculator.heading') },
    },
    {
      id: 'clients',
      name: t('facts.clients.name'),
      text: t('facts.clients.text', {
        clients: formatList(
          integrations.slice(0, namedIntegrations).map(({ name }) => name),
          locale,
        ),
      }),
      link: { path: '/docs/openai-client', label: t('facts.clients.link') },
    },
    {
      id: 'security',
      name: t('web-security:title'),
      text: t('facts.security.text'),
      link: { path: '/security', label: t('facts.security.link') },
    },
    {
      id: 'languages',
      name: t('facts.languages.name'),
      text: t('facts.languages.text', { models: mostLanguages, site: localeTable.length }),
      link: { path: '/models', label: t('facts.languages.link') },
    },
    {
      id: 'marketplaces',
      name: t('marketplaces.heading'),
      text: t('marketplaces.lead'),
      link: {
        path: '/about-us#works-with',
        label: formatList(
          marketplaces.filter(({ disabled }) => !disabled).map(({ label }) => label),
          locale,
        ),
      },
    },
    {
      id: 'research',
      name: t('research.heading'),
      text: t('research.lead'),
      link: { path: '/papers', label: t('facts.research') },
    },
  ]
  return (
    <Section id="facts" heading={t('facts.heading')} stacked>
      <ul className={styles.facts}>
        {facts.map(({ id, name, text, link }) => (
          <li key={id} id={id}>
            <h3>{name}</h3>
            <p>{text}</p>
            <Link href={href(link.path)} hrefLang={hrefLang(link.path)}>
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
