import { Disclosure } from '@search-foundation/ui/disclosure'
import type { ReactNode } from 'react'

export interface FoldedListProps<Item> {
  items: readonly Item[]
  /** How many items a narrow window shows at first. */
  atFirst: number
  /** Title of the line that shows the others. */
  title: string
  /**
   * Number of the first item.
   * @default 1
   */
  start?: number
  /** Class name of the list, which is in two parts. */
  className?: string | undefined
  /** Class name of what folds. */
  foldClassName?: string | undefined
  /** Returns the content of an item. */
  children: (item: Item) => ReactNode
}

/** A numbered list, of which a narrow window shows the first items, and the others by a press. */
export function FoldedList<Item>({
  items,
  atFirst,
  title,
  start = 1,
  className,
  foldClassName,
  children,
}: FoldedListProps<Item>) {
  const part = (from: number, to?: number) => (
    <ol className={className} start={start + from}>
      {items.slice(from, to).map((item, index) => (
        <li key={index}>{children(item)}</li>
      ))}
    </ol>
  )
  return (
    <>
      {part(0, atFirst)}
      {items.length > atFirst && (
        <Disclosure title={title} folds="narrow" className={foldClassName ?? ''}>
          {part(atFirst)}
        </Disclosure>
      )}
    </>
  )
}
