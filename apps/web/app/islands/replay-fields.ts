type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Records what the visitor types into the text areas of an island, because React sets them to their first text when it hydrates
 * them. Returns a function that stops recording and puts the typed texts back.
 */
export function recordTextAreas(island: Element): () => void {
  const texts = new Map([...island.querySelectorAll('textarea')].map((area) => [area, area.value] as const))
  const record = ({ target }: Event) => {
    if (target instanceof HTMLTextAreaElement) texts.set(target, target.value)
  }
  island.addEventListener('input', record)
  return () => {
    island.removeEventListener('input', record)
    for (const [area, text] of texts) if (area.value !== text) setText(area, text)
  }
}

/**
 * Tells an island that has just started what was typed, checked and selected before. React keeps these values in the page, but
 * its components render their own until they receive an event.
 */
export function replayFields(island: Element): void {
  const fields = [...island.querySelectorAll<Field>('input, textarea, select')]
  // All are read first: the event of one field makes React set the others to the values it knows.
  for (const replay of fields.map(replayOf)) replay?.()
}

/** Returns what repeats the visitor's change of a field, or undefined for a field without one. */
function replayOf(field: Field): (() => void) | undefined {
  if (field instanceof HTMLSelectElement) return replayOfSelect(field)
  if (field instanceof HTMLTextAreaElement) return replayOfText(field)
  if (field.type === 'checkbox' || field.type === 'radio') return replayOfCheck(field)
  return field.type === 'file' ? undefined : replayOfText(field)
}

/**
 * React remembers the value that a field had last and ignores an event that does not change it. So its own setter gets the
 * initial value, and the browser's setter, which React does not see, the visitor's.
 */
function replayOfText(field: HTMLInputElement | HTMLTextAreaElement): (() => void) | undefined {
  const { value, defaultValue, selectionStart, selectionEnd } = field
  if (value === defaultValue) return undefined
  return () => {
    field.value = defaultValue
    setText(field, value)
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

/** Sets a text by the browser's own setter, which React does not see. */
function setText(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text)
}

function replayOfCheck(field: HTMLInputElement): (() => void) | undefined {
  const { checked, defaultChecked, type } = field
  // A radio button that is no longer checked follows from the one that is.
  if (checked === defaultChecked || (type === 'radio' && !checked)) return undefined
  return () => {
    field.checked = defaultChecked
    field.click()
  }
}

function replayOfSelect(field: HTMLSelectElement): (() => void) | undefined {
  const { selectedIndex } = field
  const initial = [...field.options].findIndex(({ defaultSelected }) => defaultSelected)
  if (selectedIndex === Math.max(0, initial)) return undefined
  return () => {
    field.selectedIndex = selectedIndex
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }
}
