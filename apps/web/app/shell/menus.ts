/** Makes `<details data-menu>` behave as menus do: Escape and a press outside close them, Escape returns the focus. */
export function connectMenus(document: Document): void {
  const open = () => document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')

  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    const menus = [...open()]
    // A menu inside the phone's menu closes alone: the innermost one comes last in the document.
    const menu = menus.findLast((candidate) => candidate.contains(document.activeElement)) ?? menus.at(-1)
    if (!menu) return
    menu.open = false
    menu.querySelector('summary')?.focus()
  })

  document.addEventListener('pointerdown', (event) => {
    for (const menu of open()) {
      if (event.target instanceof Node && !menu.contains(event.target)) menu.open = false
    }
  })

  document.addEventListener('focusin', (event) => {
    for (const menu of open()) {
      if (event.target instanceof Node && !menu.contains(event.target)) menu.open = false
    }
  })
}
