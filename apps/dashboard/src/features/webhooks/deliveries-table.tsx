import type { WebhookDelivery } from '@search-foundation/api-client/account'
import {
  useWebhookDeliveriesInfiniteQuery,
  useWebhooksQuery,
} from '@search-foundation/store/endpoints/webhooks'
import { Table, tableState } from '@search-foundation/ui/table'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { lazyDialog } from '../../ground/dialogs/lazy-dialog.tsx'
import { EmptyWithDocs } from '../../ground/docs/empty-with-docs.tsx'
import { FilterSelect } from '../../ground/query/filter-select.tsx'
import { useOpened } from '../../ground/query/use-opened.ts'
import { useQueryParameter } from '../../ground/query/use-query-parameter.ts'
import { useUid } from '../../ground/session/user-boundary.tsx'
import { useDeliveryColumns } from './delivery-columns.tsx'

const DeliveryDrawer = lazyDialog(async () => (await import('./delivery-drawer.tsx')).DeliveryDrawer)

const pageSize = 10
/** How often the list is read while a first attempt is under way, in milliseconds. */
const pollMilliseconds = 2000
const states = ['pending', 'delivered', 'failed'] as const

/** The deliveries of the last 30 days, newest first; nothing before the first webhook. The address holds the filter and the open delivery. */
export function DeliveriesTable() {
  const { t } = useTranslation('dashboard-webhooks')
  const [chosen, setChosen] = useQueryParameter('deliveries')
  const state = states.find((one) => one === chosen)
  const uid = useUid()
  const [isUnderWay, setUnderWay] = useState(false)
  const query = useWebhookDeliveriesInfiniteQuery(
    { uid, pageSize, ...(state && { state }) },
    { pollingInterval: isUnderWay ? pollMilliseconds : 0, skipPollingIfUnfocused: true },
  )
  const { data: webhooks } = useWebhooksQuery({ uid })
  const { opened, open, close } = useOpened('delivery')
  const columns = useDeliveryColumns(({ id }) => open('delivery', id))
  const rows = query.data?.pages.flatMap(({ records }) => records) ?? []
  const hasFirstAttempt = rows.some((row) => row.state === 'pending' && row.attempts < 2)
  if (hasFirstAttempt !== isUnderWay) setUnderWay(hasFirstAttempt)
  const shown = rows.find(({ id }) => id === opened.delivery)
  // What is to do first is said above.
  if (webhooks?.length === 0 && query.isSuccess && rows.length === 0 && state === undefined) return null
  return (
    <>
      <Table<WebhookDelivery>
        {...tableState(query)}
        caption={t('deliveries.caption')}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        isFiltered={state !== undefined}
        onClearFilters={() => setChosen(null)}
        toolbar={
          <FilterSelect
            label={t('deliveries.state')}
            allLabel={t('deliveries.allStates')}
            value={state}
            onChoose={setChosen}
            options={states.map((id) => ({ id, label: t(`deliveries.states.${id}`) }))}
          />
        }
        empty={
          <EmptyWithDocs
            compact
            headingLevel={2}
            title={t('deliveries.empty')}
            description={t('deliveries.emptyDescription')}
          />
        }
      />
      <DeliveryDrawer delivery={shown} isOpen={shown !== undefined} onClose={close} />
    </>
  )
}
