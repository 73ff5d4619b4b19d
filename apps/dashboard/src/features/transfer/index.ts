import { lazyPart } from '../../ground/parts/lazy-part.tsx'

export const Transfer = lazyPart(async () => (await import('./transfer.tsx')).Transfer, '18rem')
