import type { LoggedRequest } from '@search-foundation/api-client/account'
import { formatDateTime, formatDuration, formatNumber } from '@search-foundation/i18n/format'
import { Callout } from '@search-foundation/ui/callout'
import { CopyableCode } from '@search-foundation/ui/copyable-code'
import { DescriptionList } from '@search-foundation/ui/description-list'
import { Link } from '@search-foundation/ui/link'
import { Row } from '@search-foundation/ui/row'
import { Stack } from '@search-foundation/ui/stack'
import { useTranslation } from 'react-i18next'

import { useStoredKeyName } from '../../ground/api-key/use-key-names.ts'
import { ServiceWords } from '../../ground/failures/service-words.tsx'
import { usePlace } from '../../ground/place/use-place.ts'
import { productNamed } from '../../ground/products/playground-products.ts'
import { useProductName } from '../../ground/products/use-product-name.ts'
import { LedgerEntry } from './ledger-entry.tsx'
import { RequestBodies } from './request-bodies.tsx'
import { StatusBadge } from './status-badge.tsx'

/** Statuses with an explanation of their own; another is explained by its class. */
const explained = [400, 401, 402, 403, 404, 413, 422, 429] as const

/** The engines that compute responses. The calls of the sample data name none of them. */
const engines = ['local', 'upstream'] as const

/** What one call cost, how long it took, and what to do when it failed. What is not known of it has no line. */
export function RequestFacts({ request }: { request: LoggedRequest }) {
  const { t, i18n } = useTranslation(['dashboard-requests', 'common'])
  const productName = useProductName()
  const keyName = useStoredKeyName()
  const { pathOf } = usePlace()
  const { status, product, model } = request
  const playground = productNamed(product)
  const explainedStatus = explained.find((one) => one === status)
  const engine = engines.find((one) => one === request.engine)
  const facts = [
    { term: t('status'), detail: <StatusBadge status={status} /> },
    { term: t('errorCode'), detail: request.error_code && <code>{request.error_code}</code> },
    { term: t('errorParam'), detail: request.error_param && <code>{request.error_param}</code> },
    { term: t('time'), detail: formatDateTime(request.at, i18n.language) },
    {
      term: t('call'),
      detail: (
        <code>
          {request.method} {request.route}
        </code>
      ),
    },
    {
      term: t('common:key'),
      detail:
        request.key_name === null
          ? `…${request.key_tail}`
          : `${keyName(request.key_name, '')} (…${request.key_tail})`,
    },
    { term: t('common:product'), detail: product && productName(product) },
    { term: t('common:model'), detail: model },
    { term: t('common:tokens'), detail: formatNumber(request.tokens, i18n.language) },
    { term: t('ledgerEntry'), detail: request.tokens > 0 ? <LedgerEntry request={request} /> : null },
    { term: t('duration'), detail: formatDuration(request.duration_ms, i18n.language) },
    { term: t('common:engine'), detail: engine && t(`common:engineName.${engine}`) },
    { term: t('sdk'), detail: request.sdk_version },
    {
      term: t('bodies.title'),
      detail: request.bodies_until === null ? <NoBodies keyId={request.key_id} /> : null,
    },
    { term: t('userAgent'), detail: request.user_agent },
    { term: t('id'), detail: <CopyableCode text={request.id} label={t('copyId')} /> },
  ]
  return (
    <Stack>
      {status >= 400 && (
        <Callout
          tone={status < 500 ? 'warning' : 'negative'}
          {...(request.error_message !== null && {
            title: <ServiceWords>{request.error_message}</ServiceWords>,
          })}
        >
          {t(
            explainedStatus === undefined
              ? status < 500
                ? 'explain.4xx'
                : 'explain.5xx'
              : `explain.${explainedStatus}`,
          )}
        </Callout>
      )}
      <DescriptionList items={facts.filter(({ detail }) => detail !== null && detail !== undefined)} />
      {playground !== undefined && (
        <Row>
          <Link
            variant="button-outline"
            href={pathOf('playground', { query: { product: playground, ...(model !== null && { model }) } })}
          >
            {t('tryAgain')}
          </Link>
        </Row>
      )}
      {request.bodies_until !== null && <RequestBodies request={request} until={request.bodies_until} />}
    </Stack>
  )
}

/** Says that the bodies of a call are not stored, and leads to the setting of its key. */
function NoBodies({ keyId }: { keyId: string }) {
  const { t } = useTranslation('dashboard-requests')
  const { pathOf } = usePlace()
  return (
    <Row as="span" gap="sm">
      {t('bodies.notStored')}
      <Link href={pathOf('key-manager', { item: keyId, query: { edit: keyId } })}>{t('bodies.turnOn')}</Link>
    </Row>
  )
}
