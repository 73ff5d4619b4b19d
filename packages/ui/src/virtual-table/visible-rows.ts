/** Rows drawn above and below the view, so that scrolling shows no gaps. */
const overscan = 10

/** Returns which rows of equal height to draw: from `first` up to, not including, `end`. Lengths are in px. */
export function visibleRows(scrollTop: number, viewHeight: number, rowHeight: number, count: number) {
  const first = Math.max(0, Math.floor(scrollTop / rowHeight) - overscan)
  const end = Math.min(count, Math.ceil((scrollTop + viewHeight) / rowHeight) + overscan)
  return { first: Math.min(first, end), end }
}
