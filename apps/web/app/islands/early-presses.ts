import { fieldsOf, isEdited } from './edited-fields.ts'

/** On the element of an island that has started. */
export const ready = 'data-ready'
/** On a button or form that was pressed or sent before its island had started; the value is the order. */
export const pressed = 'data-pressed'

/**
 * Records presses of buttons and sent forms in islands that have not started, and keeps the browser from acting on them (it
 * would load the page again and lose what was typed). Menus, checkboxes and disclosures work without a script, and so do links
 * until a field is edited: after that they lead where the island says.
 */
export function recordEarlyPresses(document: Document): void {
  let count = 0
  const hold = (event: Event, target: EventTarget | null | undefined) => {
    if (!(target instanceof Element) || !target.closest(`[data-island]:not([${ready}])`)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    target.setAttribute(pressed, String(++count))
  }
  document.addEventListener('submit', (event) => hold(event, event.submitter ?? event.target), true)
  document.addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element)) return
      const held = event.target.closest('button[type=button]:not([popovertarget]), a[href]')
      if (held?.localName !== 'a' || (isPlain(event) && isInEditedIsland(held))) hold(event, held)
    },
    true,
  )
  // The island says in the page's language which fields are missing; the browser would say it in its own.
  document.addEventListener(
    'invalid',
    (event) => hold(event, event.target instanceof Element ? event.target.closest('form') : null),
    true,
  )
}

/** Whether a link is pressed to be opened in this tab. */
const isPlain = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  !(ctrlKey || metaKey || shiftKey || altKey)

const isInEditedIsland = (link: Element) => fieldsOf(link.closest('[data-island]') ?? link).some(isEdited)

/** Returns what was pressed in an island, in that order, and forgets it. */
export function takePresses(island: Element): Set<HTMLElement> {
  const targets = [...island.querySelectorAll<HTMLElement>(`[${pressed}]`)].toSorted(
    (left, right) => orderOf(left) - orderOf(right),
  )
  for (const target of targets) target.removeAttribute(pressed)
  return new Set(targets)
}

const orderOf = (element: Element) => Number(element.getAttribute(pressed))

/** Presses a button or sends a form as the visitor did. */
export function press(target: HTMLElement): void {
  if (target instanceof HTMLFormElement) target.requestSubmit()
  else target.click()
}
