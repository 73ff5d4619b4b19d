import { onClick } from './on-click.ts'

/** Closes the browser's own menus once one of their links leads to another part of the same page. */
export function connectMenus(document: Document): void {
  onClick(document, '[popover] a', (link) => link.closest<HTMLElement>('[popover]')?.hidePopover())
}
