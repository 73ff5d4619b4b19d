/**
 * Calls a function for each click in an element that a selector matches, whether or not that is on the page yet.
 * @param type `auxclick` for the middle button, which opens links in another tab
 */
export function onClick(
  document: Document,
  selector: string,
  act: (control: HTMLElement, event: MouseEvent) => void,
  type: 'click' | 'auxclick' = 'click',
): void {
  document.addEventListener(type, (event) => {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null
    if (control !== null) act(control, event)
  })
}
