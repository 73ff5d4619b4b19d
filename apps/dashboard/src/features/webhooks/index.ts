export { DeliveriesTable } from './deliveries-table.tsx'
export { WebhookCard } from './webhook-card.tsx'
