import type { ReactNode } from 'react'
import {
  Tab,
  TabList,
  TabPanel,
  Tabs as AriaTabs,
  type TabsProps as AriaTabsProps,
} from 'react-aria-components'

import { classNames } from '../class-names.ts'
import styles from '../_tabs/tabs.module.css'

export interface TabItem {
  /** A key of its own. */
  id: string
  /** Words on the tab. */
  label: ReactNode
  /** The panel. Leave it out in all items where the tabs are links and the page draws the content. */
  content?: ReactNode
  /** Makes the tab a link. */
  href?: string
  /** After the label: a count. */
  badge?: ReactNode
  /** Cannot be operated for now; say why nearby. */
  isDisabled?: boolean
}

export interface TabsProps extends Omit<AriaTabsProps, 'children' | 'className' | 'style'> {
  /** What the tabs divide, spoken before them. */
  label: string
  /** The tabs, from first to last. */
  items: readonly TabItem[]
  /** Joined to the class of the root element. */
  className?: string
}

/** Parts of one page, one at a time. */
export function Tabs({ label, items, className, ...rest }: TabsProps) {
  return (
    <AriaTabs {...rest} className={classNames(styles.tabs, className)}>
      <TabList aria-label={label} className={classNames(styles.list)}>
        {items.map((item) => (
          <Tab
            key={item.id}
            id={item.id}
            className={classNames(styles.tab)}
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
