import { useId, type ComponentPropsWithRef } from 'react'

import { classNames } from '../class-names.ts'
import { Icon, SearchIcon } from '../icon/index.ts'
import { Kbd } from '../kbd/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import search from '../_command-palette/search.module.css'
import list from '../_list-box/list-box.module.css'
import styles from './palette-markup.module.css'

export interface PaletteMarkupProps extends ComponentPropsWithRef<'dialog'> {
  /** Accessible name of the palette and placeholder of its input. */
  label: string
  /** Accessible name of the list of results. */
  resultsLabel: string
  /** Accessible name of the close button. */
  closeLabel: string
}

/**
 * Static markup of a command palette: a dialog with an input and an empty list. The page's script clones the child of
 * `[data-prototype]` for each result, names in `[data-language]` the language of one in another language, marks the active one with `aria-selected`, and writes to `[role=status]` when there are none.
 */
export function PaletteMarkup({ label, resultsLabel, closeLabel, className, ...rest }: PaletteMarkupProps) {
  const id = useId()
  return (
    <dialog {...rest} aria-label={label} className={classNames(styles.palette, className)}>
      <form method="dialog" className={search.field}>
        <Icon of={SearchIcon} />
        <input
          type="text"
          role="combobox"
          className={search.input}
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
      <div id={id} className={classNames(list.list, styles.list)} role="listbox" aria-label={resultsLabel} />
      <p role="status" className={styles.status} />
      <div hidden data-prototype="">
        <div role="option" aria-selected="false" className={classNames(list.item, styles.option)}>
          <span className={list.words}>
            <span data-label="" />
            <span data-description="" className={classNames(list.description, styles.description)} />
          </span>
          <small data-language="" className={styles.language} />
        </div>
      </div>
    </dialog>
  )
}
