export { InboxBell } from './inbox-bell.tsx'
