/** How long the pointer rests on a figure before its description opens, in milliseconds. */
const delay = 400

/**
 * Opens the descriptions of figures (`data-described`) when the pointer rests on the figure, and when the keyboard reaches the button
 * of the description. Does nothing for figures whose button a setting hides. A press of the button works without this.
 */
export function connectDescriptions(document: Document): void {
  for (const figure of document.querySelectorAll<HTMLElement>('[data-described]')) connectFigure(figure)
}

function connectFigure(figure: HTMLElement): void {
  const button = figure.querySelector<HTMLElement>('button[popovertarget]')
  const popover = figure.querySelector<HTMLElement>('[popover]')
  if (button === null || popover === null) return
  let timer: ReturnType<typeof setTimeout> | undefined
  let isPointerInside = false

  const toggle = (isOpen: boolean) => {
    clearTimeout(timer)
    if (button.checkVisibility()) popover.togglePopover(isOpen)
  }
  figure.addEventListener('pointerenter', ({ pointerType }) => {
    // A finger enters by pressing, and a press of the button toggles by itself.
    if (pointerType === 'touch') return
    isPointerInside = true
    clearTimeout(timer)
    timer = setTimeout(() => toggle(true), delay)
  })
  figure.addEventListener('pointerleave', () => {
    isPointerInside = false
    if (!button.matches(':focus-visible')) toggle(false)
  })
  button.addEventListener('focus', () => {
    // The focus of a press is not visible.
    if (button.matches(':focus-visible')) toggle(true)
  })
  button.addEventListener('blur', () => {
    if (!isPointerInside) toggle(false)
  })
}
