const invalid = '[data-invalid], [aria-invalid="true"]'
const focusable = 'input, textarea, select, button, [tabindex]'

/** Focuses the first control, in document order, of the first invalid field of a form. Returns whether there was one. */
export function focusFirstInvalid(form: HTMLFormElement): boolean {
  const field = form.querySelector<HTMLElement>(invalid)
  if (!field) return false
  const control = [field, ...field.querySelectorAll<HTMLElement>(focusable)].find(canHaveFocus)
  control?.focus()
  return control !== undefined
}

/** Whether the user can reach an element by Tab: not disabled, not taken out of the tab order, not hidden. */
function canHaveFocus(element: HTMLElement): boolean {
  return element.matches(focusable) && element.tabIndex >= 0 && !element.matches(':disabled, [aria-hidden] *')
}
