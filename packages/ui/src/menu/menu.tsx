import type { ReactElement, ReactNode } from 'react'
import {
  Collection,
  Header,
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuSection as AriaMenuSection,
  MenuTrigger,
  Popover,
  type PopoverProps,
} from 'react-aria-components'

import { classNames } from '../class-names.ts'
import { CheckIcon, Icon } from '../icon/index.ts'
import { Kbd } from '../kbd/index.ts'
import floating from '../_floating/floating.module.css'
import styles from '../_list-box/list-box.module.css'

export interface MenuItem {
  /** What `onAction` is called with. */
  id: string
  /** Its words. */
  label: string
  /** Before the words. */
  icon?: ReactNode
  /** A second line. */
  description?: string
  /** Keys that do the same, shown at the end. */
  shortcut?: readonly string[]
  /** Goes there instead of calling `onAction`. */
  href?: string
  /** `negative` for what cannot be undone. */
  tone?: 'neutral' | 'negative'
  /** Cannot be operated for now; say why nearby. */
  isDisabled?: boolean
}

export interface MenuSection {
  /** Heading of the group. */
  section: string
  /** Actions and links, alone or in sections. */
  items: readonly MenuItem[]
}

export type MenuEntry = MenuItem | MenuSection

export interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement
  /** Actions and links, alone or in sections. */
  items: readonly MenuEntry[]
  /** Called with the chosen one's id. */
  onAction?: (id: string) => void
  /** Ids with a tick, for menus that choose one. */
  selected?: string
  /** Where it opens, seen from its trigger; it moves where there is no room. */
  placement?: NonNullable<PopoverProps['placement']>
  /** Opens and closes it from outside. */
  isOpen?: boolean
  /** Called when it wants to open or close. */
  onOpenChange?: (isOpen: boolean) => void
}

/** Actions behind a button. */
export function Menu({ trigger, items, onAction, selected, placement = 'bottom end', ...open }: MenuProps) {
  return (
    <MenuTrigger {...open}>
      {trigger}
      <Popover className={classNames(floating.panel)} placement={placement} offset={4}>
        <AriaMenu
          className={classNames(styles.list)}
          onAction={(key) => onAction?.(String(key))}
          {...(selected === undefined
            ? {}
            : { selectionMode: 'single' as const, selectedKeys: [selected], disallowEmptySelection: true })}
        >
          {items.map((entry) =>
            'section' in entry ? (
              <AriaMenuSection key={entry.section} className={classNames(styles.section)}>
                <Header className={classNames(styles.heading)}>{entry.section}</Header>
                <Collection>{entry.items.map(drawItem)}</Collection>
              </AriaMenuSection>
            ) : (
              drawItem(entry)
            ),
          )}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  )
}

function drawItem(item: MenuItem) {
  return (
    <AriaMenuItem
      key={item.id}
      id={item.id}
      textValue={item.label}
      isDisabled={item.isDisabled ?? false}
      className={classNames(styles.item)}
      {...(item.href === undefined ? {} : { href: item.href })}
      {...(item.tone === 'negative' ? { 'data-tone': 'negative' } : {})}
    >
      {({ isSelected }) => (
        <>
          {item.icon}
          <span className={styles.words}>
            <span>{item.label}</span>
            {item.description !== undefined && <span className={styles.description}>{item.description}</span>}
          </span>
          {item.shortcut && <Kbd keys={item.shortcut} className={classNames(styles.after)} />}
          {isSelected && <Icon of={CheckIcon} className={classNames(styles.after)} />}
        </>
      )}
    </AriaMenuItem>
  )
}
