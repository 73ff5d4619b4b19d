import type { ProductStatus, ServiceStatus } from '@search-foundation/api-client'
import {
  formatAvailability,
  formatDate,
  formatMilliseconds,
  formatNumber,
} from '@search-foundation/i18n/format'
import { Badge } from '@search-foundation/ui/badge'
import { Skeleton } from '@search-foundation/ui/skeleton'
import { UptimeBars } from '@search-foundation/ui/uptime-bars'
import { useTranslation } from 'react-i18next'

import { usePageAddress } from '../../document/page-context.tsx'
import styles from './service-status.module.css'

const tones = { up: 'positive', down: 'negative', unknown: 'neutral' } as const
const keptDays = 90

interface ProductRowProps {
  name: string
  /** Undefined while it is loading or could not be loaded. */
  status: ServiceStatus | undefined
  product: ProductStatus | undefined
  hasFailed: boolean
  /** Whether the first and the last day are named below the bars: once for all products. */
  hasCaptions: boolean
}

/** One product: its state, a bar for each day, availability and latency. */
export function ProductRow({ name, status, product, hasFailed, hasCaptions }: ProductRowProps) {
  const { t } = useTranslation(['web-status', 'common'])
  const { locale } = usePageAddress()
  const share = (value: number) => formatAvailability(value, locale)
  const days = formatNumber(keptDays, locale)
  const isLoading = product === undefined && !hasFailed
  return (
    <li>
      <div className={styles.head}>
        <h3>{name}</h3>
        {product === undefined ? (
          isLoading && <Skeleton width="6rem" />
        ) : (
          <Badge tone={tones[product.state]}>{t(`common:serviceStatus.${product.state}`)}</Badge>
        )}
        <span className={styles.share}>
          {product?.availability == null
            ? null
            : t('common:serviceStatus.available', { share: share(product.availability) })}
        </span>
      </div>
      {status === undefined || product === undefined ? (
        isLoading && <Skeleton height={hasCaptions ? '3.25rem' : '2rem'} shape="block" />
      ) : (
        <UptimeBars
          label={
            product.availability === null
              ? t('common:serviceStatus.summaryUnknown', { product: name })
              : t('common:serviceStatus.summary', { product: name, share: share(product.availability), days })
          }
          from={status.from}
          to={status.to}
          days={product.days}
          describe={(date, availability) =>
            availability === null
              ? t('common:serviceStatus.dayUnknown', { date: formatDate(date, locale) })
              : t('common:serviceStatus.day', { date: formatDate(date, locale), share: share(availability) })
          }
          {...(hasCaptions && {
            start: t('common:serviceStatus.start', { days }),
            end: t('common:serviceStatus.today'),
          })}
        />
      )}
      {product === undefined && !isLoading ? null : (
        <p className={styles.latency}>
          {product === undefined ? (
            <Skeleton width="16rem" />
          ) : product.p50_ms === null || product.p95_ms === null ? (
            t('noCalls')
          ) : (
            t('latency', {
              p50: formatMilliseconds(product.p50_ms, locale),
              p95: formatMilliseconds(product.p95_ms, locale),
            })
          )}
        </p>
      )}
    </li>
  )
}
