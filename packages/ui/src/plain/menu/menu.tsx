import { useId, type CSSProperties, type ReactNode } from 'react'

import { classNames } from '../../class-names.ts'
import { ChevronDownIcon, Icon } from '../../icon/index.ts'
import { PlainButton } from '../button/index.ts'
import { PlainLinkList, type PlainLink } from '../link-list/index.ts'
import floating from '../../_floating/floating.module.css'
import list from '../../_list-box/list-box.module.css'
import styles from './menu.module.css'

export interface PlainMenuProps {
  /** Text of the button; with `icon`, its accessible name. */
  label: string
  /** Icon shown in place of the text. */
  icon?: ReactNode
  /** Links, in display order. */
  items: readonly PlainLink[]
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

/** `Menu` of links on a native popover: opens, closes by Escape and by a press outside, without a script. */
export function PlainMenu({ label, icon, items, columns = 1, align = 'start', className }: PlainMenuProps) {
  const id = useId()
  const anchor = `--menu-${id.replaceAll(/[^a-zA-Z0-9]/g, '')}`
  const anchored = { anchorName: anchor } as CSSProperties
  return (
    <div className={classNames(styles.menu, className)}>
      {icon === undefined ? (
        <PlainButton
          variant="quiet"
          popoverTarget={id}
          style={anchored}
          iconAfter={<Icon of={ChevronDownIcon} size="sm" />}
        >
          {label}
        </PlainButton>
      ) : (
        <PlainButton variant="quiet" popoverTarget={id} style={anchored} label={label} icon={icon} />
      )}
      <div
        id={id}
        popover="auto"
        className={classNames(floating.panel, styles.list)}
        data-align={align}
        data-columns={columns}
        style={{ positionAnchor: anchor } as CSSProperties}
      >
        <PlainLinkList label={label} items={items} columns={columns} className={list.list ?? ''} />
      </div>
    </div>
  )
}
