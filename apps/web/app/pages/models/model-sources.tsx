import { socialLinks } from '@search-foundation/content/brand'
import { marketplaces } from '@search-foundation/content/marketplaces'
import type { Model } from '@search-foundation/content/models'
import { Link } from '@search-foundation/ui/link'
import { useTranslation } from 'react-i18next'

import { Section } from '../../blocks/section.tsx'
import { usePageAddress } from '../../document/page-context.tsx'
import styles from './model-sources.module.css'

const modelHub = socialLinks.find(({ key }) => key === 'model-hub')

/** Where to get the model, and what its license allows. */
export function ModelSources({ model }: { model: Model }) {
  const { t } = useTranslation('web-models')
  const { href } = usePageAddress()
  const places = model.availability.map((source) => {
    const marketplace = marketplaces.find(({ key }) => key === source)
    if (marketplace) {
      return { source, name: marketplace.label, text: t('source.marketplace'), link: href(marketplace.link) }
    }
    switch (source) {
      case 'api':
        return {
          source,
          name: t('source.api.name'),
          text: t('source.api.text'),
          link: `${href('/api-dashboard')}?sui=apikey`,
        }
      case 'commercial-license':
        return {
          source,
          name: t('source.license.name'),
          text: t('source.license.text'),
          link: `${href('/contact-sales')}?model=${encodeURIComponent(model.slug)}#license`,
        }
      default:
        return {
          source,
          name: modelHub?.label ?? source,
          text: t('source.hub'),
          link: `${modelHub?.url}/${model.slug}`,
        }
    }
  })
  const terms = model.license === null ? 'unknown' : model.license === 'Apache-2.0' ? 'free' : 'restricted'
  return (
    <Section id="get" heading={t('source.heading')} lead={t(`terms.${terms}`, { license: model.license })}>
      <ul className={styles.sources}>
        {places.map(({ source, name, text, link }) => (
          <li key={source}>
            <Link href={link}>{name}</Link>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
