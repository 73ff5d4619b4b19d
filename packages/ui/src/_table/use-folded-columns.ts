import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react'

import type { Column } from './column.ts'
import { foldOrder } from './fold-order.ts'

interface FoldedColumns<Row> {
  /** Goes to the table, whose parent scrolls it. */
  table: RefObject<HTMLTableElement | null>
  /** Columns of the table. */
  shown: readonly Column<Row>[]
  /** Columns whose cells are in the second line of their row, in display order. */
  folded: readonly Column<Row>[]
  /** Whether rows are cards, which have room for all columns. */
  hasCards: boolean
}

/**
 * Folds columns into a second line of their rows, one after the other, until the rest fits its place. Measured, because languages and values
 * differ in width; in the frame in which the rows appear, so that nothing is seen to move.
 */
export function useFoldedColumns<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): FoldedColumns<Row> {
  const table = useRef<HTMLTableElement>(null)
  /** Widths that the table needed, by the number of columns that were folded. */
  const needed = useRef<number[]>([])
  const [count, setCount] = useState(0)
  const [hasCards, setHasCards] = useState(false)
  const { order, shown, folded } = useMemo(() => {
    const candidates = foldOrder(columns)
    const chosen = candidates.slice(0, count)
    return {
      order: candidates,
      shown: columns.filter((column) => !chosen.includes(column)),
      folded: columns.filter((column) => chosen.includes(column)),
    }
  }, [columns, count])

  const fit = useEffectEvent(() => {
    const area = table.current?.parentElement
    if (!table.current || !area) return
    // The style sheet decides by the width of the table what a row is.
    const areCards = getComputedStyle(table.current).display === 'block'
    setHasCards(areCards)
    if (areCards) setCount(0)
    else if (area.scrollWidth > area.clientWidth) {
      needed.current[count] = area.scrollWidth
      setCount(Math.min(count + 1, order.length))
    } else if (count > 0 && area.clientWidth >= (needed.current[count - 1] ?? 0)) setCount(count - 1)
  })
  // Measuring makes the browser lay out the table, so it is done for what can change the widths alone.
  useLayoutEffect(() => fit(), [columns, rows, count])

  useEffect(() => {
    const element = table.current
    if (!element?.parentElement) return
    // The table becomes wider when a font has loaded.
    const observer = new ResizeObserver(() => fit())
    observer.observe(element)
    observer.observe(element.parentElement)
    return () => observer.disconnect()
  }, [])

  return { table, shown, folded, hasCards }
}
