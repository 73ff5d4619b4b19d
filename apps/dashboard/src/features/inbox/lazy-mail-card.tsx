import { lazyPart } from '../../ground/parts/lazy-part.tsx'

/** The choice of mails, whose switches, react-aria, are loaded when it is shown. */
export const MailCard = lazyPart(async () => (await import('./mail-card.tsx')).MailCard, '18rem')
