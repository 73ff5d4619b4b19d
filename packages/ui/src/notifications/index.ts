export {
  createNotificationStore,
  dismiss,
  notificationStore,
  notify,
  type Notification,
  type NotificationOptions,
} from '../_notification/notification-store.ts'
export { Notifications, type NotificationsProps } from './notifications.tsx'
