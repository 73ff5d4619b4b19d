import type { ReactNode } from 'react'
import {
  Tab,
  TabList,
  TabPanel,
  Tabs as AriaTabs,
  type TabsProps as AriaTabsProps,
} from 'react-aria-components'

import { classNames } from '../class-names.ts'
import look from '../_tabs/tabs.module.css'
import styles from './tabs.module.css'

export interface TabItem {
  /** Unique id. */
  id: string
  /** Text of the tab. */
  label: ReactNode
  /** Content of the panel. Leave it out in all items if the tabs are links and the page shows the content. */
  content?: ReactNode
  /** Address; makes the tab a link. */
  href?: string
  /** Content after the label, such as a count. */
  badge?: ReactNode
  /** Disables the control. Explain why nearby. */
  isDisabled?: boolean
}

export interface TabsProps extends Omit<AriaTabsProps, 'children' | 'className' | 'style'> {
  /** Accessible name of the tabs. */
  label: string
  /** Tabs, in display order. */
  items: readonly TabItem[]
  /** Class name added to the root element. */
  className?: string
}

/** Tabs with panels, of which one is shown. */
export function Tabs({ label, items, className, ...rest }: TabsProps) {
  return (
    <AriaTabs {...rest} className={classNames(styles.tabs, className)}>
      <TabList aria-label={label} className={classNames(styles.list)}>
        {items.map((item) => (
          <Tab
            key={item.id}
            id={item.id}
            className={classNames(look.tab)}
            isDisabled={item.isDisabled ?? false}
            {...(item.href === undefined ? {} : { href: item.href })}
          >
            {item.label}
            {item.badge}
          </Tab>
        ))}
      </TabList>
      {items.map(
        (item) =>
          item.content !== undefined && (
            <TabPanel key={item.id} id={item.id} className={classNames(styles.panel)}>
              {item.content}
            </TabPanel>
          ),
      )}
    </AriaTabs>
  )
}
