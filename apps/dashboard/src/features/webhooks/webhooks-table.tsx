import type { Webhook } from '@search-foundation/api-client/account'
import { formatDateTime } from '@search-foundation/i18n/format'
import { useWebhooksQuery } from '@search-foundation/store/endpoints/webhooks'
import { Button } from '@search-foundation/ui/button'
import { Callout } from '@search-foundation/ui/callout'
import { Card } from '@search-foundation/ui/card'
import { Disclosure } from '@search-foundation/ui/disclosure'
import { Icon, PlusIcon } from '@search-foundation/ui/icon'
import { Stack } from '@search-foundation/ui/stack'
import { Table, tableState } from '@search-foundation/ui/table'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { EmptyWithDocs } from '../../ground/docs/empty-with-docs.tsx'
import { useOpened } from '../../ground/query/use-opened.ts'
import { useUid } from '../../ground/session/user-boundary.tsx'
import { AddressState } from './address-state.tsx'
import { SecretDialog } from './secret-dialog.tsx'
import { SignatureCheck } from './signature-check.tsx'
import { useWebhookColumns } from './webhook-columns.tsx'
import { WebhookDialog } from './webhook-dialog.tsx'
import { WebhookMenu } from './webhook-menu.tsx'

/** How often the state is read while a server is asked, in milliseconds. */
const pollMilliseconds = 3000

/** The webhooks of the account. The address holds which one is edited, or that one is added. */
export function WebhooksTable() {
  const { t, i18n } = useTranslation('dashboard-webhooks')
  const [isWaiting, setWaiting] = useState(false)
  const query = useWebhooksQuery(
    { uid: useUid() },
    { pollingInterval: isWaiting ? pollMilliseconds : 0, skipPollingIfUnfocused: true },
  )
  const { opened, open, close } = useOpened('webhook')
  const [secret, setSecret] = useState<string>()
  const rows = query.data ?? []
  const hasPending = rows.some(({ verification }) => verification.state === 'pending')
  if (hasPending !== isWaiting) setWaiting(hasPending)
  const edited = rows.find(({ id }) => id === opened.webhook)
  const addButton = (
    <Button
      size="sm"
      variant="solid"
      icon={<Icon of={PlusIcon} size="sm" />}
      onClick={() => open('webhook', 'new')}
    >
      {t('add')}
    </Button>
  )
  return (
    <Card
      headingLevel={2}
      title={t('title')}
      description={t('description')}
      actions={rows.length > 0 && addButton}
    >
      <Stack>
        {rows
          .filter(({ verification }) => verification.state !== 'verified')
          .map((webhook) => (
            <AddressState key={webhook.id} webhook={webhook} />
          ))}
        {rows.map(
          ({ id, url, rotation }) =>
            rotation !== null && (
              <Callout key={id} tone="info" title={new URL(url).host}>
                {t('rotating', { time: formatDateTime(rotation.previous_secret_ends_at, i18n.language) })}
              </Callout>
            ),
        )}
        <Table<Webhook>
          {...tableState(query)}
          caption={t('title')}
          hideCaption
          columns={useWebhookColumns()}
          rows={rows}
          rowKey={({ id }) => id}
          rowActions={(webhook) => (
            <WebhookMenu webhook={webhook} onEdit={() => open('webhook', webhook.id)} onSecret={setSecret} />
          )}
          empty={
            <EmptyWithDocs
              compact
              headingLevel={3}
              title={t('none.title')}
              description={t('none.description')}
              action={addButton}
            />
          }
        />
        <Disclosure title={t('signature.title')}>
          <SignatureCheck url={rows[0]?.url} />
        </Disclosure>
      </Stack>
      <WebhookDialog
        webhook={edited}
        isOpen={opened.webhook === 'new' || edited !== undefined}
        onClose={close}
        onSecret={setSecret}
      />
      <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />
    </Card>
  )
}
