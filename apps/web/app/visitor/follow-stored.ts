/** Calls a function now and whenever what is stored may have changed: by another tab or a control of this page, or while the page was not shown. */
export function followStored(update: () => void): void {
  update()
  addEventListener('storage', update)
  // Pages in the back-forward cache get no storage events.
  addEventListener('pageshow', update)
}
