import { useRef, type ReactNode, type RefObject } from 'react'

import { Button } from '../button/index.ts'
import { useLabels } from '../labels/index.ts'
import styles from './table-frame.module.css'

interface FilterGroupProps {
  /** Id of the group, which its opener names. */
  id: string
  /** Fields. */
  children: ReactNode
  /** Whether the group is shown where there is little room. */
  isOpen: boolean
  /** Hides the group there. */
  onClose: () => void
  /** Shows and hides the group. It gets the focus when Escape hides it. */
  opener: RefObject<HTMLButtonElement | null>
  /** Removes the filters. Without it, or while none is active, nothing offers to. */
  onClear: (() => void) | undefined
}

/** The filters of a table. Escape hides them where they are behind a button. */
export function FilterGroup({ id, children, isOpen, onClose, opener, onClear }: FilterGroupProps) {
  const labels = useLabels()
  const group = useRef<HTMLDivElement>(null)

  function clear() {
    onClear?.()
    // The button is removed with the last filter; the focus stays among the filters.
    group.current?.querySelector<HTMLElement>('select, input, button')?.focus()
  }

  return (
    <div
      ref={group}
      id={id}
      role="group"
      aria-label={labels.filters}
      className={styles.filters}
      data-open={isOpen || undefined}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || !isOpen) return
        onClose()
        opener.current?.focus()
      }}
    >
      {children}
      {onClear && (
        <Button size="sm" variant="quiet" onClick={clear}>
          {labels.clearFilters}
        </Button>
      )}
    </div>
  )
}
