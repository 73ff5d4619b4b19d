import { lazyPart } from '../../ground/parts/lazy-part.tsx'

export const AutoRecharge = lazyPart(async () => (await import('./auto-recharge.tsx')).AutoRecharge, '24rem')
