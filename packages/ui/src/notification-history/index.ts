export { NotificationHistory, type NotificationHistoryProps } from './notification-history.tsx'
