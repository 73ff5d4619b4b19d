export type Text = HTMLInputElement | HTMLTextAreaElement
export type Field = Text | HTMLSelectElement

/** The fields of an island, in the order of the page. */
export const fieldsOf = (island: Element) => [...island.querySelectorAll<Field>('input, textarea, select')]

/** Whether the visitor typed, checked or chose something else in a field than the page has. */
export function isEdited(field: Field): boolean {
  if (field.localName === 'select') {
    const { options, selectedIndex } = field as HTMLSelectElement
    const initial = [...options].findIndex(({ defaultSelected }) => defaultSelected)
    return selectedIndex !== Math.max(0, initial)
  }
  const { type, value, defaultValue, checked, defaultChecked } = field as HTMLInputElement
  if (type === 'checkbox' || type === 'radio') return checked !== defaultChecked
  return value !== defaultValue
}
