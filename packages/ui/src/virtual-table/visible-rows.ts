/** Rows drawn above and below what is in view, so that scrolling meets no gaps. */
const margin = 8

/** Which rows of equal height to draw: from `first` up to, not including, `end`. */
export function visibleRows(scrollTop: number, viewHeight: number, rowHeight: number, count: number) {
  const first = Math.max(0, Math.floor(scrollTop / rowHeight) - margin)
  const end = Math.min(count, Math.ceil((scrollTop + viewHeight) / rowHeight) + margin)
  return { first: Math.min(first, end), end }
}
