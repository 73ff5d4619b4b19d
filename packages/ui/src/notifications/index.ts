export {
  createNotificationStore,
  dismiss,
  notify,
  type Notification,
  type NotificationOptions,
} from './notification-store.ts'
export { Notifications, type NotificationsProps } from './notifications.tsx'
