import type { MeasuredProduct } from '@search-foundation/api-client'
import { Callout } from '@search-foundation/ui/callout'
import { Skeleton } from '@search-foundation/ui/skeleton'
import { useTranslation } from 'react-i18next'

import { Section } from '../../blocks/section.tsx'
import { config } from '../../ground/config.ts'
import { CallFailure } from '../../products/demo/call-failure.tsx'
import { Incidents } from './incidents.tsx'
import { ProductRow } from './product-row.tsx'
import { useServiceStatus } from './use-service-status.ts'
import styles from './service-status.module.css'

interface ServiceStatusProps {
  /** Names of the products, in the order of the page. */
  names: Readonly<Record<MeasuredProduct, string>>
}

const measured = (names: object) => Object.keys(names) as MeasuredProduct[]

/** The measurements of the last 90 days and the incidents, as the platform reports them while the visitor looks. */
export default function ServiceStatus({ names }: ServiceStatusProps) {
  const { t } = useTranslation('web-status')
  const { status, problem, retry } = useServiceStatus()
  const down = status?.products.filter(({ state }) => state === 'down') ?? []
  const isMeasured = status?.products.some(({ days }) => days.length > 0) ?? false
  // The bars that it explains: those of measurements, or their place while these load.
  const hasBars = isMeasured || (status === undefined && problem === undefined)
  return (
    <>
      <div className={styles.now} role="status" aria-busy={status === undefined && problem === undefined}>
        {problem === undefined ? null : <CallFailure problem={problem} retry={retry} />}
        {status === undefined ? (
          problem === undefined && <Skeleton height="3.25rem" shape="block" />
        ) : !isMeasured ? (
          <Callout>{t('nothing')}</Callout>
        ) : down.length === 0 ? (
          <Callout tone="positive">{t('allUp')}</Callout>
        ) : (
          <Callout tone="negative">
            {t('someDown', { products: down.map(({ product }) => names[product]).join(', ') })}
          </Callout>
        )}
        <noscript>
          <p>
            {t('noScript')} <a href={`${config.apiUrl}/api/v1/status`}>{`${config.apiUrl}/api/v1/status`}</a>
          </p>
        </noscript>
      </div>
      <Section id="products" heading={t('products')} lead={hasBars && t('legend')}>
        <ul className={styles.products}>
          {measured(names).map((product, index, { length }) => (
            <ProductRow
              key={product}
              name={names[product]}
              status={status}
              hasFailed={problem !== undefined}
              hasCaptions={index === length - 1}
              product={status?.products.find((entry) => entry.product === product)}
            />
          ))}
        </ul>
      </Section>
      <Section id="incidents" heading={t('incidents.heading')}>
        <Incidents incidents={status?.incidents} hasFailed={problem !== undefined} names={names} />
        <p className={styles.feed}>
          <a href={`${config.apiUrl}/api/v1/status/incidents.atom`} type="application/atom+xml">
            {t('incidents.feed')}
          </a>
        </p>
      </Section>
    </>
  )
}
