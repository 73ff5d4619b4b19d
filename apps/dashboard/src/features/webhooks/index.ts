import { lazyPart } from '../../ground/parts/lazy-part.tsx'

export { DeliveriesTable } from './deliveries-table.tsx'

/** Loaded when it is shown: only signed-in users need the form. */
export const WebhookCard = lazyPart(async () => (await import('./webhook-card.tsx')).WebhookCard, '12rem')
