import { memo, type ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import { Link } from '../link/index.ts'
import styles from './side-nav.module.css'

export interface SideNavItem {
  /** Address of the link. */
  href: string
  /** Text of the entry. */
  label: string
  /** Language of the text, where it is not that of the page. */
  lang?: string
  /** Icon before the text. */
  icon?: ReactNode
  /** Content at the end: a count, a state. */
  badge?: ReactNode
}

export interface SideNavGroup {
  /** Heading of the group. */
  group: string
  /** Links, alone or in groups. */
  items: readonly SideNavItem[]
}

export interface SideNavProps {
  /** Accessible name of the navigation. */
  label: string
  /** Links, alone or in groups. */
  items: readonly (SideNavItem | SideNavGroup)[]
  /** Address of the page shown. */
  current?: string
  /** Content above the list: a brand, an account. */
  header?: ReactNode
  /** Content at the bottom: settings, help. */
  footer?: ReactNode
  /**
   * `side`: a column. `bar`: a row at the bottom edge, for phones.
   * @default 'side'
   */
  layout?: 'side' | 'bar'
  /**
   * Names the links in tooltips too. For a column that is too narrow for text, which shows the icons alone.
   * @default false
   */
  hasTooltips?: boolean
  /** Class name added to the root element. */
  className?: string
}

/**
 * Navigation between the main pages of an app. In a CSS container (`container-type: inline-size`) below 6rem it shows the icons alone;
 * screen readers still get the text.
 */
export function SideNav({
  label,
  items,
  current,
  header,
  footer,
  layout = 'side',
  hasTooltips = false,
  className,
}: SideNavProps) {
  const draw = (item: SideNavItem) => (
    <Entry key={item.href} item={item} isCurrent={item.href === current} hasTooltip={hasTooltips} />
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

interface EntryProps {
  /** The link. */
  item: SideNavItem
  /** Whether its page is shown. */
  isCurrent: boolean
  /** Whether its tooltip names it. */
  hasTooltip: boolean
}

/** One link. Only the two that change are drawn again for another page. */
const Entry = memo(function Entry({ item, isCurrent, hasTooltip }: EntryProps) {
  return (
    <li>
      <Link
        href={item.href}
        lang={item.lang}
        variant="quiet"
        className={classNames(styles.link)}
        title={hasTooltip ? item.label : undefined}
        {...(isCurrent ? { 'aria-current': 'page' as const } : {})}
      >
        {item.icon}
        <span className={styles.label}>{item.label}</span>
        {item.badge}
      </Link>
    </li>
  )
})
