import { useId, type CSSProperties, type ReactNode } from 'react'

import { classNames } from '../class-names/index.ts'
import { ChevronDownIcon, Icon } from '../icon/index.ts'
import { PlainLinkList, type PlainLink } from '../plain-link-list/index.ts'
import look from '../button/button.module.css'
import list from '../menu/menu.module.css'
import styles from './plain-menu.module.css'

export interface PlainMenuProps {
  /** The words on the button; spoken only with `icon`. */
  label: string
  /** Stands in for the words and the arrow. */
  icon?: ReactNode
  /** From first to last. */
  links: readonly PlainLink[]
  /** Side by side where there is room for it. */
  columns?: 1 | 2
  /** The edge of the button at which the list begins. */
  align?: 'start' | 'end'
  /** Joined to the class of the root element. */
  className?: string
}

/** Links behind a button, by the browser's own popover: opens, closes by Escape and by a press outside, without a script. */
export function PlainMenu({ label, icon, links, columns = 1, align = 'start', className }: PlainMenuProps) {
  const id = useId()
  // An identifier with dashes for the browser to place the list by.
  const anchor = `--menu-${id.replaceAll(/[^a-zA-Z0-9]/g, '')}`
  return (
    <div className={classNames(styles.menu, className)}>
      <button
        type="button"
        className={look.button}
        data-variant="quiet"
        data-square={icon !== undefined || undefined}
        popoverTarget={id}
        style={{ anchorName: anchor } as CSSProperties}
        {...(icon === undefined ? {} : { 'aria-label': label })}
      >
        {icon ?? (
          <>
            {label}
            <Icon of={ChevronDownIcon} size="sm" />
          </>
        )}
      </button>
      <div
        id={id}
        popover="auto"
        className={classNames(list.popover, styles.list)}
        data-align={align}
        data-columns={columns}
        style={{ positionAnchor: anchor } as CSSProperties}
      >
        <PlainLinkList label={label} links={links} columns={columns} className={list.menu ?? ''} />
      </div>
    </div>
  )
}
