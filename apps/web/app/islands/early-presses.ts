import { fieldsOf, isEdited } from './edited-fields.ts'

/** On the element of an island that has started, and on the document once its controls work. */
export const ready = 'data-ready'
/** On a control or form that was used before its code ran; the value is the order. */
export const pressed = 'data-pressed'

/** What a control waits for: its island, otherwise the controls of the page. */
const owners = '[data-island], html'

/**
 * Records what is used before its code runs: buttons, the choices of theme and settings, and the forms of islands. The browser does not act
 * on them, since it would load the page again and lose what was typed. Menus, other checkboxes and disclosures work without a script. So do
 * links, until a field of their island is edited: from then on, the island handles them.
 */
export function recordEarlyPresses(document: Document): void {
  let count = 0
  const hold = (event: Event, target: EventTarget | null | undefined, waitsFor = '[data-island]') => {
    if (!(target instanceof Element) || target.closest(waitsFor)?.hasAttribute(ready) !== false) return
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
      if (held?.localName !== 'a') hold(event, held, owners)
      else if (isPlain(event) && isInEditedIsland(held)) hold(event, held)
    },
    true,
  )
  document.addEventListener(
    'change',
    (event) => {
      if (event.target instanceof Element)
        hold(event, event.target.closest('[data-theme-choice], [data-setting]'), owners)
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

/** Returns what was pressed in an island, or on the page outside all islands, in that order, and forgets it. */
export function takePresses(owner: Element): Set<HTMLElement> {
  const targets = [...owner.querySelectorAll<HTMLElement>(`[${pressed}]`)]
    .filter((target) => target.closest(owners) === owner)
    .toSorted((left, right) => orderOf(left) - orderOf(right))
  for (const target of targets) target.removeAttribute(pressed)
  return new Set(targets)
}

const orderOf = (element: Element) => Number(element.getAttribute(pressed))

/** Presses a control or sends a form as the visitor did. */
export function press(target: HTMLElement): void {
  if (target instanceof HTMLFormElement) target.requestSubmit()
  else target.click()
}
