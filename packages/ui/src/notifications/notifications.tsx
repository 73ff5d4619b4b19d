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
  /** Another list than the page's own, for tests and previews. */
  store?: ReturnType<typeof createNotificationStore>
}

/** Where notifications appear: once per app. Time stands still while one is hovered or holds focus. */
export function Notifications({ store = notificationStore }: NotificationsProps) {
  const labels = useLabels()
  const shown = useSyncExternalStore(store.subscribe, store.getShown, () => none)

  // The last one may leave under the pointer; nothing would call resume then.
  const isEmpty = shown.length === 0
  useEffect(() => {
    if (isEmpty) store.resume()
  }, [isEmpty, store])

  return (
    <section
      aria-label={labels.notifications}
      className={styles.region}
      // Dialogs hide everything outside them from assistive technology except what is marked so.
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
