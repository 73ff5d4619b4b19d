export { MailCard } from './lazy-mail-card.tsx'
export { InboxBell } from './inbox-bell.tsx'
