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

import { TriggerButton } from '../_floating/trigger-button.tsx'
import { AriaRouter } from '../_navigation/aria-router.tsx'
import { classNames } from '../class-names.ts'
import { CheckIcon, Icon } from '../icon/index.ts'
import { Kbd } from '../kbd/index.ts'
import floating from '../_floating/floating.module.css'
import styles from '../_list-box/list-box.module.css'

export interface MenuItem {
  /** Id passed to `onAction`. */
  id: string
  /** Text of the entry. */
  label: string
  /** Icon before the text. */
  icon?: ReactNode
  /** Second line of text. */
  description?: string
  /** Keyboard shortcut shown at the end. */
  shortcut?: readonly string[]
  /** Address of a link. Replaces `onAction`. */
  href?: string
  /** Tone. `negative` for actions that can't be undone. */
  tone?: 'neutral' | 'negative'
  /** Disables the control. Explain why nearby. */
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
  /** Button that opens it. */
  trigger: ReactElement
  /** Actions and links, alone or in sections. */
  items: readonly MenuEntry[]
  /** Called with the id of the chosen entry. */
  onAction?: (id: string) => void
  /** Ids of checked items, for menus that choose one of several. */
  selected?: string
  /**
   * Preferred position relative to the trigger. Moves where there is no room.
   * @default 'bottom end'
   */
  placement?: NonNullable<PopoverProps['placement']>
  /** Whether the menu is open. Makes it controlled. */
  isOpen?: boolean
  /** Called with the new state when it opens or closes. */
  onOpenChange?: (isOpen: boolean) => void
}

/** Button that opens a list of actions. */
export function Menu({ trigger, items, onAction, selected, placement = 'bottom end', ...open }: MenuProps) {
  return (
    <AriaRouter>
      <MenuTrigger {...open}>
        <TriggerButton>{trigger}</TriggerButton>
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
    </AriaRouter>
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
