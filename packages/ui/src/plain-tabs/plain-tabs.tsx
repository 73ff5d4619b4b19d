import type { ReactNode } from 'react'

import { classNames } from '../class-names/index.ts'
import look from '../tabs/tabs.module.css'
import styles from './plain-tabs.module.css'

export interface PlainTabsProps {
  /** What the tabs divide. */
  label: string
  /** Unique on the page: the radio buttons behind the tabs share it. */
  name: string
  /** The tabs, from first to last; at most eight. */
  items: readonly { id: string; label: ReactNode; content: ReactNode }[]
  /** Joined to the class of the root element. */
  className?: string
}

/**
 * Tabs without a script: radio buttons that show the panel of their own. Arrow keys move, as in any group of
 * radio buttons, and what is chosen is announced as such.
 */
export function PlainTabs({ label, name, items, className }: PlainTabsProps) {
  return (
    <div role="radiogroup" aria-label={label} className={classNames(styles.tabs, className)}>
      {items.map(({ id, label: word }, index) => (
        <label key={id} className={classNames(look.tab, styles.tab)}>
          <input
            type="radio"
            name={name}
            value={id}
            defaultChecked={index === 0}
            className={styles.input}
            data-tab={index}
          />
          {word}
        </label>
      ))}
      {items.map(({ id, content }, index) => (
        <div key={id} className={styles.panel} data-panel={index}>
          {content}
        </div>
      ))}
    </div>
  )
}
