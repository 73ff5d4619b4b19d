import type { ReactNode } from 'react'

import { NativePopover } from '../_floating/native-popover.tsx'
import { Button } from '../button/index.ts'
import { classNames } from '../class-names.ts'
import { ChevronDownIcon, Icon } from '../icon/index.ts'
import { LinkList, type ListItem } from '../link-list/index.ts'
import list from '../_list-box/list-box.module.css'
import styles from './menu.module.css'

export interface MenuProps {
  /** Text of the button; with `icon`, its accessible name. */
  label: string
  /** Icon shown in place of the text. */
  icon?: ReactNode
  /** Text beside the icon. */
  text?: ReactNode
  /** Line above the list, such as who is signed in. */
  heading?: string
  /** Links and actions, in display order. */
  items: readonly ListItem[]
  /**
   * Number of columns where there is room for them.
   * @default 1
   */
  columns?: 1 | 2
  /**
   * Edge of the button that the menu is aligned with.
   * @default 'start'
   */
  align?: 'start' | 'end'
  /** Class name added to the root element. */
  className?: string
}

/** Button that opens a list of links and actions, on a native popover: opens, and closes by Escape or a press outside, without a script. */
export function Menu({ label, icon, text, heading, items, columns = 1, align, className }: MenuProps) {
  return (
    <NativePopover
      className={className}
      {...(align && { align })}
      trigger={(attributes) =>
        icon === undefined ? (
          <Button {...attributes} variant="quiet" iconAfter={<Icon of={ChevronDownIcon} size="sm" />}>
            {label}
          </Button>
        ) : text === undefined ? (
          <Button {...attributes} variant="quiet" label={label} icon={icon} />
        ) : (
          <Button {...attributes} variant="quiet" aria-label={label} icon={icon}>
            {text}
          </Button>
        )
      }
      panel={{
        className: styles.list,
        'data-columns': columns,
        // A chosen item closes the menu. Links of documents do that anyway.
        onClick: ({ currentTarget }) => currentTarget.hidePopover(),
      }}
    >
      {heading !== undefined && <p className={classNames(list.heading, styles.heading)}>{heading}</p>}
      <LinkList label={label} items={items} columns={columns} className={list.list ?? ''} />
    </NativePopover>
  )
}
