import { fieldsOf, isEdited } from './edited-fields.ts'

/** On the element of an island that has started, and on the document once its controls work. */
export const ready = 'data-ready'
/** On a control or form that was used before its code ran; the value is the order. */
export const pressed = 'data-pressed'

/** What a control waits for: its island, otherwise the controls of the page. */
const owners = '[data-island], html'
/** The choices of theme and settings. */
const choices = '[data-theme-choice], [data-setting]'

/**
 * Records what is used before its code runs: buttons and the forms of islands, on which the browser does not act, since it would load the
 * page again and lose what was typed; and the choices of theme and settings, which show at once what was chosen. Menus, other checkboxes and
 * disclosures work without a script. So do links, until a field of their island is edited: from then on, the island handles them.
 */
export function recordEarlyPresses(document: Document): void {
  let count = 0
  const record = (target: Element, waitsFor: string) => {
    const isEarly = target.closest(waitsFor)?.hasAttribute(ready) === false
    if (isEarly) target.setAttribute(pressed, String(++count))
    return isEarly
  }
  const hold = (event: Event, target: EventTarget | null | undefined, waitsFor = '[data-island]') => {
    if (!(target instanceof Element) || !record(target, waitsFor)) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  document.addEventListener('submit', (event) => hold(event, event.submitter ?? event.target), true)
  document.addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element)) return
      // Also that which is chosen already: something else may be stored.
      if (event.target.matches(choices)) record(event.target, owners)
      const held = event.target.closest('button[type=button]:not([popovertarget]), a[href]')
      if (held?.localName !== 'a') hold(event, held, owners)
      else if (isPlain(event) && isInEditedIsland(held)) hold(event, held)
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

/** Returns functions that repeat what was pressed in an island, or on the page outside all islands, in that order, and forgets it. */
export function takePresses(owner: Element): (() => void)[] {
  const targets = [...owner.querySelectorAll<HTMLElement>(`[${pressed}]`)]
    .filter((target) => target.closest(owners) === owner)
    .toSorted((left, right) => orderOf(left) - orderOf(right))
  for (const target of targets) target.removeAttribute(pressed)
  return targets.map(repetitionOf)
}

const orderOf = (element: Element) => Number(element.getAttribute(pressed))

/** Returns a function that presses a control or sends a form as the visitor did, or chooses what the visitor sees chosen now. */
function repetitionOf(target: HTMLElement): () => void {
  if (target instanceof HTMLFormElement) return () => target.requestSubmit()
  if (!target.matches(choices)) return () => target.click()
  const choice = target as HTMLInputElement
  const { checked } = choice
  return () => {
    choice.checked = checked
    choice.dispatchEvent(new Event('change', { bubbles: true }))
  }
}
