/** Returns the page numbers to show: first, last, current and its neighbors, from 1. Null is a gap. */
export function pageList(current: number, count: number): readonly (number | null)[] {
  const named = new Set(
    [1, count, current - 1, current, current + 1].filter((page) => page >= 1 && page <= count),
  )
  const sorted = [...named].toSorted((a, b) => a - b)
  return sorted.flatMap((page, index) => {
    const before = sorted[index - 1]
    if (before === undefined || page - before === 1) return [page]
    // A gap of one page is no shorter than the page.
    return page - before === 2 ? [page - 1, page] : [null, page]
  })
}
