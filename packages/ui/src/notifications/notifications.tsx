import { useEffect, useSyncExternalStore } from 'react'

import { Button } from '../button/index.ts'
import { classNames } from '../class-names/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { Icon, XIcon } from '../icon/index.ts'
import { useLabels } from '../labels/index.ts'
import { notificationStore, type createNotificationStore, type Notification } from './notification-store.ts'
import { toneIcons } from './tone-icons.ts'
import styles from './notifications.module.css'

const none: readonly Notification[] = []

export interface NotificationsProps {
  /**
   * List to show. Set it in tests and stories only.
   * @default the notifications of this page
   */
  store?: ReturnType<typeof createNotificationStore>
}

/** Region that shows notifications. Render it once per app. Timers pause while a notification is hovered or focused. */
export function Notifications({ store = notificationStore }: NotificationsProps) {
  const labels = useLabels()
  const shown = useSyncExternalStore(store.subscribe, store.getShown, () => none)

  // When the last notification closes under the pointer, no pointerleave follows.
  const isEmpty = shown.length === 0
  useEffect(() => {
    if (isEmpty) store.resume()
  }, [isEmpty, store])

  return (
    <section
      aria-label={labels.notifications}
      className={styles.region}
      // Keeps the region exposed to assistive technology while a modal dialog is open.
      data-react-aria-top-layer="true"
      onPointerEnter={store.pause}
      onPointerLeave={store.resume}
      onFocus={store.pause}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) store.resume()
      }}
    >
      <ol role="list" className={styles.list} aria-live="polite" aria-relevant="additions text">
        {shown.map((entry) => (
          <li
            key={entry.id}
            className={styles.notification}
            data-tone={entry.tone}
            {...(entry.tone === 'negative' ? { 'aria-live': 'assertive' as const } : {})}
          >
            <span className={styles.icon}>{entry.icon ?? <Icon of={toneIcons[entry.tone]} />}</span>
            <div className={styles.words}>
              {entry.title !== undefined && <p className={styles.title}>{entry.title}</p>}
              <p className={styles.message}>{entry.message}</p>
              {entry.action && (
                <Button
                  size="sm"
                  className={classNames(styles.action)}
                  onPress={() => {
                    entry.action?.onPress()
                    store.dismiss(entry.id)
                  }}
                >
                  {entry.action.label}
                </Button>
              )}
            </div>
            {entry.count > 1 && <span className={styles.count}>×{entry.count}</span>}
            <IconButton
              label={labels.closeNotification}
              hideTooltip
              size="sm"
              icon={<Icon of={XIcon} size="sm" />}
              onPress={() => store.dismiss(entry.id)}
            />
          </li>
        ))}
      </ol>
    </section>
  )
}
