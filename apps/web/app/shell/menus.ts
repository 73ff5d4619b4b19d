/** Closes the browser's own menus once one of their links leads to another part of the same page. */
export function connectMenus(document: Document): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('[popover] a')) return
    target.closest<HTMLElement>('[popover]')?.hidePopover()
  })
}
