import { lazyPart } from '../../ground/parts/lazy-part.tsx'

/** Loaded when it is shown: only signed-in users need it. */
export const Webhooks = lazyPart(async () => (await import('./webhooks.tsx')).Webhooks, '24rem')
