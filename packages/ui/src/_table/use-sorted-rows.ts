import { useMemo, useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'

import type { Sort } from './column.ts'
import { sortRows } from './sort-rows.ts'
import type { TableProps } from './table-props.ts'

/** The rows of a table in the chosen order, and how to choose another. */
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
  const sorted = useMemo(() => sortRows(rows, columns, sort, language), [rows, columns, sort, language])
  return {
    sorted,
    sort,
    setSort(next: Sort) {
      setOwnSort(next)
      onSortChange?.(next)
    },
  }
}
