import type { ReactNode } from 'react'

import { Icon } from '../icon/index.ts'
import type { Notification } from './notification-store.ts'
import { toneIcons } from './tone-icons.ts'
import styles from './notification-entry.module.css'

interface NotificationEntryProps {
  /** Notification to show. */
  entry: Notification
  /** Content below the message. */
  children?: ReactNode
}

/** Icon, texts and counter of a notification. The list item around it carries `data-tone`. */
export function NotificationEntry({ entry, children }: NotificationEntryProps) {
  return (
    <>
      <span className={styles.icon}>{entry.icon ?? <Icon of={toneIcons[entry.tone]} />}</span>
      <div className={styles.words}>
        {entry.title !== undefined && <p className={styles.title}>{entry.title}</p>}
        <p className={styles.message}>{entry.message}</p>
        {entry.quote !== undefined && (
          <p className={styles.message} lang={entry.quote.lang}>
            {entry.quote.text}
          </p>
        )}
        {children}
      </div>
      {entry.count > 1 && <span className={styles.count}>×{entry.count}</span>}
    </>
  )
}
