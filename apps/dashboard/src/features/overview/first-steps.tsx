import { defaultEmbeddingModel } from '@search-foundation/content/default-embedding-model'
import { formatNumber } from '@search-foundation/i18n/format'
import { Callout } from '@search-foundation/ui/callout'
import { Card } from '@search-foundation/ui/card'
import { CodeBlock } from '@search-foundation/ui/code-block'
import { CopyButton } from '@search-foundation/ui/copy-button'
import { Link } from '@search-foundation/ui/link'
import { Row } from '@search-foundation/ui/row'
import { Spinner } from '@search-foundation/ui/spinner'
import { Stack } from '@search-foundation/ui/stack'
import { Stepper } from '@search-foundation/ui/stepper'
import { Text } from '@search-foundation/ui/text'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useStoredApiKey } from '../../ground/api-key/api-key.tsx'
import { maskKey } from '../../ground/api-key/mask-key.ts'
import { WithDocs } from '../../ground/docs/with-docs.tsx'
import { usePlace } from '../../ground/place/use-place.ts'
import { useServices } from '../../ground/services/services.tsx'
import { useBalance } from '../../ground/usage/use-balance.ts'
import { useUsage } from '../../ground/usage/use-usage.ts'

/** How often the usage is read while the first call is awaited. The visitor is in a terminal then, so the page has no focus. */
const pollMilliseconds = 4000

/** What is left to do before the first call, for keys that have made none. Shows when the call arrives. */
export function FirstSteps() {
  const [isNew, setNew] = useState<boolean>()
  const balance = useBalance().wallet?.total_balance
  const isWaiting = isNew === true
  const { totalTokens } = useUsage({ pollingInterval: isWaiting ? pollMilliseconds : 0 })
  if (isNew === undefined && totalTokens !== undefined) setNew(totalTokens === 0)
  if (!isWaiting || totalTokens === undefined) return null
  if (totalTokens > 0) return <FirstCall tokens={totalTokens} />
  return balance === 0 ? <NoTokens /> : <Steps />
}

/** What comes first for a key without tokens, whose calls are refused. */
function NoTokens() {
  const { t } = useTranslation(['dashboard-overview', 'dashboard-billing'])
  const { pathOf } = usePlace()
  return (
    <Card
      headingLevel={2}
      title={t('first.emptyTitle')}
      description={<WithDocs about="billing">{t('first.emptyDescription')}</WithDocs>}
    >
      <Row>
        <Link href={pathOf('pricing')} variant="button-solid">
          {t('warnings.action.alert')}
        </Link>
        <Link href={pathOf('billing', { query: { view: 'transfer' } })} variant="button-outline">
          {t('dashboard-billing:views.transfer')}
        </Link>
      </Row>
    </Card>
  )
}

function FirstCall({ tokens }: { tokens: number }) {
  const { t, i18n } = useTranslation('dashboard-overview')
  const { pathOf } = usePlace()
  return (
    <Callout
      announce
      tone="positive"
      title={t('first.arrived')}
      action={<Link href={pathOf('usage')}>{t('first.seeUsage')}</Link>}
    >
      {t('first.arrivedDetail', { count: tokens, tokens: formatNumber(tokens, i18n.language) })}
    </Callout>
  )
}

function Steps() {
  const { t } = useTranslation(['dashboard-overview', 'common'])
  const { config } = useServices()
  const apiKey = useStoredApiKey()
  const steps = (['key', 'export', 'call'] as const).map((id) => ({ id, label: t(`first.steps.${id}`) }))
  const body = JSON.stringify({ model: defaultEmbeddingModel, input: [t('first.sample')] })
  return (
    <Card headingLevel={2} title={t('first.title')} description={t('first.description')}>
      <Stack gap="lg">
        <Stepper label={t('first.title')} steps={steps} current="export" />
        {apiKey === null ? (
          <Text>{t('first.keyElsewhere')}</Text>
        ) : (
          <Row>
            <code>export SEARCH_FOUNDATION_API_KEY={maskKey(apiKey)}</code>
            <CopyButton
              variant="button"
              text={`export SEARCH_FOUNDATION_API_KEY='${apiKey}'`}
              label={t('common:copyWithKey')}
            />
          </Row>
        )}
        <CodeBlock
          samples={[
            {
              id: 'curl',
              label: t('first.command'),
              code: `curl '${config.mainApiUrl}/v1/embeddings' \\
  -H "Authorization: Bearer $SEARCH_FOUNDATION_API_KEY" \\
  -H 'Content-Type: application/json' \\
  -d '${body.replaceAll("'", String.raw`'\''`)}'`,
            },
          ]}
        />
        <Row role="status">
          <Spinner />
          <Text tone="muted">{t('first.waiting')}</Text>
        </Row>
      </Stack>
    </Card>
  )
}
