import { useDeferredValue, useMemo, useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'

import type { Sort } from './column.ts'
import { sortRows } from './sort-rows.ts'
import type { TableProps } from './table-props.ts'

/**
 * The rows of a table in the chosen order, and how to choose another. A press shows the order in the head at once; the rows, which may be many, follow in a
 * second drawing.
 */
export function useSortedRows<Row>({
  rows,
  columns,
  defaultSort,
  sort: givenSort,
  onSortChange,
  locale: givenLocale,
}: Pick<TableProps<Row>, 'rows' | 'columns' | 'defaultSort' | 'sort' | 'onSortChange' | 'locale'>) {
  const { locale } = useLocale()
  const [ownSort, setOwnSort] = useState(defaultSort)
  const sort = givenSort ?? ownSort
  const language = givenLocale ?? locale
  const applied = useDeferredValue(sort)
  const sorted = useMemo(() => sortRows(rows, columns, applied, language), [rows, columns, applied, language])
  return {
    sorted,
    sort,
    setSort(next: Sort) {
      setOwnSort(next)
      onSortChange?.(next)
    },
  }
}
