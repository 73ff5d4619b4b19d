import { useId, type CSSProperties, type ReactNode } from 'react'

import look from '../button/button.module.css'
import { classNames } from '../class-names/index.ts'
import { ChevronDownIcon, Icon } from '../icon/index.ts'
import list from '../menu/menu.module.css'
import styles from './plain-menu.module.css'

export interface PlainMenuLink {
  /** Where it leads. */
  href: string
  /** Its words. */
  label: string
  /** A second line. */
  description?: string
  /** Before the words. */
  icon?: ReactNode
  /** Language of the label, in a list of languages. */
  lang?: string
  /** The page or language shown now. */
  isCurrent?: boolean
}

export interface PlainMenuProps {
  /** The words on the button; spoken only with `icon`. */
  label: string
  /** Stands in for the words and the arrow. */
  icon?: ReactNode
  /** From first to last. */
  links: readonly PlainMenuLink[]
  /** The edge of the button at which the list begins. */
  align?: 'start' | 'end'
  /** Joined to the class of the root element. */
  className?: string
}

/** Links behind a button, by the browser's own popover: opens, closes by Escape and by a press outside, without a script. */
export function PlainMenu({ label, icon, links, align = 'start', className }: PlainMenuProps) {
  const id = useId()
  // An identifier with dashes for the browser to place the list by.
  const anchor = `--menu-${id.replaceAll(/[^a-zA-Z0-9]/g, '')}`
  return (
    <div className={classNames(styles.menu, className)}>
      <button
        type="button"
        className={classNames(look.button, icon !== undefined && styles.square)}
        data-variant="quiet"
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
        style={{ positionAnchor: anchor } as CSSProperties}
      >
        <ul role="list" aria-label={label} className={list.menu}>
          {links.map((link) => (
            <li key={link.href}>
              <a
                className={classNames(list.item, styles.link)}
                href={link.href}
                lang={link.lang}
                hrefLang={link.lang}
                {...(link.isCurrent ? { 'aria-current': 'true' as const } : {})}
              >
                {link.icon}
                <span className={list.words}>
                  <span>{link.label}</span>
                  {link.description !== undefined && (
                    <span className={list.description}>{link.description}</span>
                  )}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
