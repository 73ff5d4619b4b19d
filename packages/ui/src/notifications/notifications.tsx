import { useEffect, useRef, useSyncExternalStore } from 'react'

import { NotificationEntry } from '../_notification/notification-entry.tsx'
import {
  notificationStore,
  type createNotificationStore,
  type Notification,
} from '../_notification/notification-store.ts'
import { useFreePlace } from '../_notification/use-free-place.ts'
import { Button } from '../button/index.ts'
import { classNames } from '../class-names.ts'
import { Icon, XIcon } from '../icon/index.ts'
import { useLabels } from '../labels/index.ts'
import styles from './notifications.module.css'

const none: readonly Notification[] = []

export interface NotificationsProps {
  /**
   * List to show. Set it in tests and stories only.
   * @default the notifications of this page
   */
  store?: ReturnType<typeof createNotificationStore>
}

/**
 * Region that shows notifications. Render it once per app. Timers pause while a notification is hovered or focused. It moves to where it lies over no action.
 */
export function Notifications({ store = notificationStore }: NotificationsProps) {
  const labels = useLabels()
  const shown = useSyncExternalStore(store.subscribe, store.getShown, () => none)

  const list = useRef<HTMLOListElement>(null)
  const { column, lift } = useFreePlace(list, shown)

  // When the last notification closes under the pointer, no pointerleave follows.
  const isEmpty = shown.length === 0
  useEffect(() => {
    if (isEmpty) store.resume()
  }, [isEmpty, store])

  return (
    <section
      aria-label={labels.notifications}
      className={styles.region}
      data-column={column}
      style={{ insetBlockEnd: lift }}
      // Keeps the region exposed to assistive technology while a modal dialog is open.
      data-react-aria-top-layer="true"
      onPointerEnter={store.pause}
      onPointerLeave={store.resume}
      onFocus={store.pause}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) store.resume()
      }}
    >
      <ol ref={list} role="list" className={styles.list} aria-live="polite" aria-relevant="additions text">
        {shown.map((entry) => (
          <li
            key={entry.id}
            className={styles.notification}
            data-tone={entry.tone}
            {...(entry.tone === 'negative' ? { 'aria-live': 'assertive' as const } : {})}
          >
            <NotificationEntry entry={entry}>
              {entry.action && (
                <Button
                  size="sm"
                  className={classNames(styles.action)}
                  onClick={() => {
                    entry.action?.onClick()
                    store.dismiss(entry.id)
                  }}
                >
                  {entry.action.label}
                </Button>
              )}
            </NotificationEntry>
            <Button
              label={labels.closeNotification}
              variant="quiet"
              size="sm"
              icon={<Icon of={XIcon} size="sm" />}
              onClick={() => store.dismiss(entry.id)}
            />
          </li>
        ))}
      </ol>
    </section>
  )
}
