import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import look from '../_tabs/tabs.module.css'
import styles from './tabs.module.css'

export interface TabItem {
  /** Unique id. */
  id: string
  /** Text of the tab. */
  label: ReactNode
  /** Content of the panel. */
  content: ReactNode
  /** Content after the label, such as a count. */
  badge?: ReactNode
  /** Disables the control. Explain why nearby. */
  isDisabled?: boolean
}

export interface TabsProps {
  /** Accessible name of the tabs. */
  label: string
  /** Tabs, in display order. */
  items: readonly TabItem[]
  /** Id of the selected tab. Makes the tabs controlled. */
  selectedKey?: string
  /** Called with the id of the tab that was selected. */
  onSelectionChange?: (id: string) => void
  /**
   * Direction of the list of tabs.
   * @default 'horizontal'
   */
  orientation?: 'horizontal' | 'vertical'
  /** Field that is shown in place of the list below 44rem, where many tabs would take several lines. It selects the same ids. */
  choice?: ReactNode
  /** Class name added to the root element. */
  className?: string
}

/** Returns how far a key moves the selection, or which end it leads to; undefined for another key. */
function stepOf(
  key: string,
  isVertical: boolean,
  isRightToLeft: boolean,
): number | 'first' | 'last' | undefined {
  if (key === 'Home') return 'first'
  if (key === 'End') return 'last'
  if (key === (isVertical ? 'ArrowDown' : 'ArrowRight')) return isRightToLeft && !isVertical ? -1 : 1
  if (key === (isVertical ? 'ArrowUp' : 'ArrowLeft')) return isRightToLeft && !isVertical ? 1 : -1
  return undefined
}

/** Tabs with panels, of which one is shown. Arrow keys, Home and End select another tab. */
export function Tabs({
  label,
  items,
  selectedKey,
  onSelectionChange,
  orientation = 'horizontal',
  choice,
  className,
}: TabsProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const enabled = items.filter(({ isDisabled }) => isDisabled !== true)
  const [chosen, setChosen] = useState(enabled[0]?.id)
  const selected = items.find((item) => item.id === (selectedKey ?? chosen)) ?? enabled[0]

  function select(next: string): void {
    setChosen(next)
    if (next !== selected?.id) onSelectionChange?.(next)
  }

  function move(event: KeyboardEvent<HTMLElement>): void {
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    const step = stepOf(event.key, orientation === 'vertical', isRightToLeft)
    if (step === undefined) return
    event.preventDefault()
    const index = enabled.findIndex((item) => item.id === selected?.id)
    const next =
      step === 'first' || step === 'last' ? (step === 'first' ? 0 : -1) : (index + step) % enabled.length
    const target = enabled.at(next)
    if (target === undefined) return
    select(target.id)
    list.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(target.id)}"]`)?.focus()
  }

  return (
    <div
      className={classNames(styles.tabs, className)}
      data-orientation={orientation}
      data-choice={choice === undefined ? undefined : ''}
    >
      {choice !== undefined && <div className={styles.choice}>{choice}</div>}
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        aria-orientation={orientation}
        className={styles.list}
        data-orientation={orientation}
      >
        {items.map((item) => {
          const isSelected = item === selected
          return (
            <button
              key={item.id}
              type="button"
              role="tab"
              id={`${id}${item.id}`}
              data-id={item.id}
              aria-selected={isSelected}
              aria-controls={isSelected ? `${id}panel` : undefined}
              tabIndex={isSelected ? 0 : -1}
              disabled={item.isDisabled}
              className={classNames(look.tab, styles.tab)}
              data-selected={isSelected || undefined}
              data-disabled={item.isDisabled || undefined}
              onClick={() => select(item.id)}
              onKeyDown={move}
            >
              {item.label}
              {item.badge}
            </button>
          )
        })}
      </div>
      {selected !== undefined && (
        <div
          key={selected.id}
          role="tabpanel"
          id={`${id}panel`}
          aria-labelledby={`${id}${selected.id}`}
          className={styles.panel}
        >
          {selected.content}
        </div>
      )}
    </div>
  )
}
