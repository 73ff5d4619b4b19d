import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'

import { NativePopover } from '../_floating/native-popover.tsx'
import { NotificationEntry } from '../_notification/notification-entry.tsx'
import {
  notificationStore,
  type createNotificationStore,
  type Notification,
} from '../_notification/notification-store.ts'
import { Button } from '../button/index.ts'
import { EmptyState } from '../empty-state/index.ts'
import { BellIcon, Icon } from '../icon/index.ts'
import { useLabels } from '../labels/index.ts'
import styles from './notification-history.module.css'

const none: readonly Notification[] = []
const nothing = () => 0

export interface NotificationHistoryProps {
  /**
   * List to show. Set it in tests and stories only.
   * @default the notifications of this page
   */
  store?: ReturnType<typeof createNotificationStore>
}

/** Bell button that opens all notifications of this visit, newest first. Its badge counts the unseen ones. */
export function NotificationHistory({ store = notificationStore }: NotificationHistoryProps) {
  const labels = useLabels()
  const unseen = useSyncExternalStore(store.subscribe, store.getUnseenCount, nothing)
  const label =
    unseen === 0
      ? labels.notificationHistory
      : `${labels.notificationHistory}, ${labels.newCount.replace('{count}', String(unseen))}`
  const [isOpen, setOpen] = useState(false)
  return (
    <NativePopover
      align="end"
      trigger={(attributes) => (
        <Button
          {...attributes}
          label={label}
          title={label}
          variant="quiet"
          icon={
            <span className={styles.bell}>
              <Icon of={BellIcon} />
              {unseen > 0 && <span className={styles.count}>{unseen > 9 ? '9+' : unseen}</span>}
            </span>
          }
        />
      )}
      panel={{
        role: 'dialog',
        'aria-label': labels.notificationHistory,
        className: styles.panel,
        onToggle: ({ newState }) => setOpen(newState === 'open'),
      }}
    >
      {isOpen && <History store={store} />}
    </NativePopover>
  )
}

function History({ store }: Required<NotificationHistoryProps>) {
  const labels = useLabels()
  const { locale } = useLocale()
  // British English stands in for languages that the browser has no data for, such as Mongolian: they have 24 hours, too.
  const time = new Intl.DateTimeFormat([locale, 'en-GB'], { hour: 'numeric', minute: '2-digit' })
  const history = useSyncExternalStore(store.subscribe, store.getHistory, () => none)
  // Notifications that arrive while the list is open count as seen.
  useEffect(() => store.markSeen(), [store, history])
  if (history.length === 0) return <EmptyState compact title={labels.noNotifications} />
  return (
    <>
      <header className={styles.head}>
        <p className={styles.title}>{labels.notificationHistory}</p>
        <Button size="sm" variant="quiet" onClick={store.clearHistory}>
          {labels.clear}
        </Button>
      </header>
      <ol role="list" className={styles.list}>
        {history.map((entry) => (
          <li key={entry.id} className={styles.entry} data-tone={entry.tone}>
            <NotificationEntry entry={entry} />
            <time className={styles.time} dateTime={new Date(entry.at).toISOString()}>
              {time.format(entry.at)}
            </time>
          </li>
        ))}
      </ol>
    </>
  )
}
