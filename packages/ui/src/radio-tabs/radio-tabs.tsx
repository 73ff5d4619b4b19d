import type { ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import look from '../_tabs/tabs.module.css'
import styles from './radio-tabs.module.css'

export interface RadioTabsProps {
  /** Accessible name of the tabs. */
  label: string
  /** Name of the radio buttons behind the tabs. Must be unique on the page. */
  name: string
  /** Tabs with their panels, in display order; at most eight. */
  items: readonly { id: string; label: ReactNode; content: ReactNode }[]
  /** Class name added to the root element. */
  className?: string
}

/** `Tabs` on native radio buttons, each of which shows its panel: works without a script. */
export function RadioTabs({ label, name, items, className }: RadioTabsProps) {
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
