import { fieldsOf, isEdited, type Field, type Text } from './edited-fields.ts'

/**
 * Reads what the visitor typed, checked and selected in the fields of an island, and where the cursor is. Returns a function that gives it
 * to the island: React keeps most of it in the page, but its components render their own values until they receive an event.
 * Nothing may happen between the two, or what is typed meanwhile is lost.
 */
export function readFields(island: Element): () => void {
  const fields = fieldsOf(island)
  // All are read first: the event of one field makes React set the others to the values it knows.
  const changes = fields.map(changeOf)
  const restoreCursor = readCursor(fields)
  return () => {
    for (const repeat of changes) repeat?.()
    restoreCursor?.()
  }
}

/** Returns what repeats the visitor's change of a field, or undefined for a field without one. */
function changeOf(field: Field): (() => void) | undefined {
  if (!isEdited(field)) return undefined
  if (field instanceof HTMLSelectElement) return changeOfSelect(field)
  if (field instanceof HTMLTextAreaElement) return changeOfText(field)
  if (field.type === 'checkbox' || field.type === 'radio') return changeOfCheck(field)
  return field.type === 'file' ? undefined : changeOfText(field)
}

/**
 * React remembers the value that a field had last and ignores an event that does not change it. So its own setter gets the
 * initial value, and the browser's setter, which React does not see, the visitor's.
 */
function changeOfText(field: Text): () => void {
  const { value, defaultValue } = field
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  const setter = Object.getOwnPropertyDescriptor(prototype, 'value')?.set
  return () => {
    field.value = defaultValue
    setter?.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

function changeOfCheck(field: HTMLInputElement): (() => void) | undefined {
  // A radio button that is no longer checked follows from the one that is.
  if (field.type === 'radio' && !field.checked) return undefined
  return () => {
    field.checked = field.defaultChecked
    field.click()
  }
}

function changeOfSelect(field: HTMLSelectElement): () => void {
  const { value } = field
  return () => {
    // The change of another field may have taken this choice away.
    if (![...field.options].some((option) => option.value === value)) return
    field.value = value
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }
}

/** Browsers move the cursor when React sets a value, even to the same text. */
function readCursor(fields: readonly Field[]): (() => void) | undefined {
  const field = fields.find((one) => one === document.activeElement)
  if (field === undefined || field instanceof HTMLSelectElement) return undefined
  const { selectionStart, selectionEnd, selectionDirection, scrollTop, scrollLeft } = field
  // A number or a checkbox has no cursor.
  if (selectionStart === null) return undefined
  return () => {
    field.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? 'none')
    field.scrollTo(scrollLeft, scrollTop)
  }
}
