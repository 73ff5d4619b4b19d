import type { ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import { Link } from '../link/index.ts'
import styles from './side-nav.module.css'

export interface SideNavItem {
  /** Where it leads. */
  href: string
  /** Its words. */
  label: string
  /** Before the words. */
  icon?: ReactNode
  /** A count or a state at the end. */
  badge?: ReactNode
}

export interface SideNavGroup {
  /** Heading of the group. */
  group: string
  /** Places, alone or in groups. */
  items: readonly SideNavItem[]
}

export interface SideNavProps {
  /** What the list leads through, spoken before it. */
  label: string
  /** Places, alone or in groups. */
  items: readonly (SideNavItem | SideNavGroup)[]
  /** Address of the page shown. */
  current?: string
  /** A brand or an account above the list. */
  header?: ReactNode
  /** At the bottom: settings, help. */
  footer?: ReactNode
  /** `bar` lays the same links along the bottom edge, for phones. */
  layout?: 'side' | 'bar'
  /** Joined to the class of the root element. */
  className?: string
}

/** The main pages of an app. */
export function SideNav({ label, items, current, header, footer, layout = 'side', className }: SideNavProps) {
  const draw = (item: SideNavItem) => (
    <li key={item.href}>
      <Link
        href={item.href}
        variant="quiet"
        className={classNames(styles.link)}
        {...(item.href === current ? { 'aria-current': 'page' as const } : {})}
      >
        {item.icon}
        <span className={styles.label}>{item.label}</span>
        {item.badge}
      </Link>
    </li>
  )
  return (
    <nav aria-label={label} className={classNames(styles.nav, className)} data-layout={layout}>
      {header !== undefined && <div className={styles.header}>{header}</div>}
      <ul role="list" className={styles.list}>
        {items.map((item) =>
          'group' in item ? (
            <li key={item.group}>
              <p className={styles.group}>{item.group}</p>
              <ul role="list" className={styles.list}>
                {item.items.map(draw)}
              </ul>
            </li>
          ) : (
            draw(item)
          ),
        )}
      </ul>
      {footer !== undefined && <div className={styles.footer}>{footer}</div>}
    </nav>
  )
}
