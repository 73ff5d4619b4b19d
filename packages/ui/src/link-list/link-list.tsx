import type { ReactNode } from 'react'

import { useFollow } from '../_navigation/use-follow.ts'
import { classNames } from '../class-names.ts'
import list from '../_list-box/list-box.module.css'
import styles from './link-list.module.css'

interface ItemText {
  /** Text of the item. */
  label: string
  /** Second line of text. */
  description?: string
  /** Icon before the text. */
  icon?: ReactNode
  /** Language of the label and of the linked page, in a list of languages. */
  lang?: string
  /** Tone. `negative` for actions that can't be undone. */
  tone?: 'neutral' | 'negative'
  /**
   * Marks the current page or language.
   * @default false
   */
  isCurrent?: boolean
}

export interface LinkItem extends ItemText {
  /** Address of the link. */
  href: string
}

export interface ActionItem extends ItemText {
  /** Called when the item is pressed. */
  onClick: () => void
}

export type ListItem = LinkItem | ActionItem

export interface LinkListProps {
  /** Accessible name of the list. */
  label: string
  /** Links and actions, in display order. */
  items: readonly ListItem[]
  /**
   * Number of columns where there is room for them.
   * @default 1
   */
  columns?: 1 | 2
  /** Class name added to the root element. */
  className?: string
}

/** List of links and actions with the look of a menu. */
export function LinkList({ label, items, columns = 1, className }: LinkListProps) {
  return (
    <ul role="list" aria-label={label} data-columns={columns} className={classNames(styles.list, className)}>
      {items.map((item) => (
        <li key={'href' in item ? item.href : item.label}>
          <Item {...item} />
        </li>
      ))}
    </ul>
  )
}

function Item({ label, description, icon, lang, tone, isCurrent, ...target }: ListItem) {
  const follow = useFollow()
  const attributes = {
    className: classNames(list.item, styles.link),
    lang,
    'data-tone': tone,
    ...(isCurrent && { 'aria-current': 'true' as const }),
  }
  const content = (
    <>
      {icon}
      <span className={list.words}>
        <span className={styles.label}>{label}</span>
        {description !== undefined && <span className={styles.description}>{description}</span>}
      </span>
    </>
  )
  if ('href' in target) {
    return (
      <a {...attributes} href={target.href} hrefLang={lang} {...(follow && { onClick: follow })}>
        {content}
      </a>
    )
  }
  return (
    <button {...attributes} type="button" onClick={target.onClick}>
      {content}
    </button>
  )
}
