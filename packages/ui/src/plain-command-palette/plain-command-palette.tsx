import { useId, type ComponentPropsWithRef } from 'react'

import { classNames } from '../class-names/index.ts'
import { Icon, SearchIcon } from '../icon/index.ts'
import { Kbd } from '../kbd/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import look from '../command-palette/command-palette.module.css'
import list from '../menu/menu.module.css'
import styles from './plain-command-palette.module.css'

export interface PlainCommandPaletteProps extends ComponentPropsWithRef<'dialog'> {
  /** What is looked for, spoken and shown in the empty field. */
  label: string
  /** What is found, spoken before the list. */
  resultsLabel: string
  /** Spoken on the button that closes it. */
  closeLabel: string
}

/**
 * The frame of a command palette on pages without a library: a dialog with a field and an empty list. The page's script clones what
 * stands in `data-prototype` for each thing it finds, marks one by `aria-selected`, and writes into the element with role `status` when there is none.
 */
export function PlainCommandPalette({
  label,
  resultsLabel,
  closeLabel,
  className,
  ...rest
}: PlainCommandPaletteProps) {
  const id = useId()
  return (
    <dialog {...rest} aria-label={label} className={classNames(styles.palette, className)}>
      <form method="dialog" className={look.field}>
        <Icon of={SearchIcon} />
        <input
          type="text"
          role="combobox"
          className={look.input}
          aria-label={label}
          aria-controls={id}
          aria-expanded="true"
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          placeholder={label}
        />
        <button type="submit" className={styles.close}>
          <Kbd keys={['Esc']} />
          <VisuallyHidden> {closeLabel}</VisuallyHidden>
        </button>
      </form>
      <div id={id} className={classNames(list.menu, styles.list)} role="listbox" aria-label={resultsLabel} />
      <p role="status" className={styles.status} />
      <div hidden data-prototype="">
        <div role="option" aria-selected="false" className={classNames(list.item, styles.option)}>
          <span className={list.words}>
            <span data-label="" />
            <span data-description="" className={classNames(list.description, styles.description)} />
          </span>
        </div>
      </div>
    </dialog>
  )
}
