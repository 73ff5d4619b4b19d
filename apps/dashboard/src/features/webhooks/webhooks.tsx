import { DeliveriesTable } from './deliveries-table.tsx'
import { WebhooksTable } from './webhooks-table.tsx'

/** Where the events of the account are sent, and what became of each. */
export function Webhooks() {
  return (
    <>
      <WebhooksTable />
      <DeliveriesTable />
    </>
  )
}
