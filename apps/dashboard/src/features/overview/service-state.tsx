import type { ProductStatus, ServiceStatus } from '@search-foundation/api-client'
import { formatAvailability, formatDate, formatNumber } from '@search-foundation/i18n/format'
import { localizePath } from '@search-foundation/i18n/locale-path'
import { useServiceStatusQuery } from '@search-foundation/store/endpoints/models'
import { Badge } from '@search-foundation/ui/badge'
import { Card } from '@search-foundation/ui/card'
import { Grid } from '@search-foundation/ui/grid'
import { Link } from '@search-foundation/ui/link'
import { Row } from '@search-foundation/ui/row'
import { Stack } from '@search-foundation/ui/stack'
import { Text } from '@search-foundation/ui/text'
import { UptimeBars } from '@search-foundation/ui/uptime-bars'
import { useTranslation } from 'react-i18next'

import { usePlace } from '../../ground/place/use-place.ts'
import { useProductName } from '../../ground/products/use-product-name.ts'
import { QueryState } from '../../ground/query/query-state.tsx'

/** The platform measures once a minute. */
const pollMilliseconds = 60_000
const keptDays = 90
const tones = { up: 'positive', down: 'negative', unknown: 'neutral' } as const

/** Whether each product works, and did in the last 90 days. */
export function ServiceState() {
  const { t } = useTranslation('dashboard-overview')
  const { locale } = usePlace()
  const statusPath = locale === undefined ? '/status' : localizePath('/status', locale)
  const query = useServiceStatusQuery(undefined, {
    pollingInterval: pollMilliseconds,
    skipPollingIfUnfocused: true,
  })
  return (
    <Card
      headingLevel={2}
      title={t('service.title')}
      description={t('service.description')}
      actions={<Link href={statusPath}>{t('service.details')}</Link>}
    >
      <QueryState query={query} failed={t('service.failed')} height="20rem">
        {(status) => (
          <Grid as="ul" columns={2} gap="lg">
            {status.products.map((product) => (
              <ProductState key={product.product} status={status} product={product} />
            ))}
          </Grid>
        )}
      </QueryState>
    </Card>
  )
}

function ProductState({ status, product }: { status: ServiceStatus; product: ProductStatus }) {
  const { t, i18n } = useTranslation('common')
  const locale = i18n.language
  const name = useProductName()(product.product)
  const share = (value: number) => formatAvailability(value, locale)
  const days = formatNumber(keptDays, locale)
  return (
    <Stack as="li" gap="xs">
      <Row justify="between">
        <Row gap="sm">
          <Text as="span" size="sm">
            {name}
          </Text>
          <Badge tone={tones[product.state]}>{t(`serviceStatus.${product.state}`)}</Badge>
        </Row>
        {product.availability !== null && (
          <Text as="span" size="sm" tone="muted">
            {t('serviceStatus.available', { share: share(product.availability) })}
          </Text>
        )}
      </Row>
      <UptimeBars
        label={
          product.availability === null
            ? t('serviceStatus.summaryUnknown', { product: name })
            : t('serviceStatus.summary', { product: name, share: share(product.availability), days })
        }
        from={status.from}
        to={status.to}
        days={product.days}
        describe={(date, availability) =>
          availability === null
            ? t('serviceStatus.dayUnknown', { date: formatDate(date, locale) })
            : t('serviceStatus.day', { date: formatDate(date, locale), share: share(availability) })
        }
        start={t('serviceStatus.start', { days })}
        end={t('serviceStatus.today')}
      />
    </Stack>
  )
}
