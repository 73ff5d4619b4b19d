/** The fields of the sample island as a visitor left them. */
export interface Fields {
  line: string
  area: string
  isOn: boolean
  choice: string
  option: string
}

/** Field with the keyboard, and the place of its cursor. */
export interface Cursor {
  field: 'line' | 'area'
  start: number
  end: number
}

const elements = (island: Element) => {
  const all = <Field extends Element>(selector: string) => [...island.querySelectorAll<Field>(selector)]
  const [line] = all<HTMLInputElement>('input:not([type])')
  const [area] = all<HTMLTextAreaElement>('textarea')
  const [box] = all<HTMLInputElement>('[type=checkbox]')
  const [select] = all<HTMLSelectElement>('select')
  const radios = all<HTMLInputElement>('[type=radio]')
  if (!line || !area || !box || !select) throw new Error('The sample island has lost a field.')
  return { line, area, box, select, radios }
}

/** A visitor who works in the sample island as a person does: through the browser's own editing, clicks and choices. */
export function createVisitor(island: Element, text: string) {
  const fields: Fields = { line: text, area: text, isOn: true, choice: 'a', option: 'b' }
  const cursor: Cursor = { field: 'line', start: text.length, end: text.length }

  const place = (start: number, end = start) => {
    Object.assign(cursor, { start, end })
    elements(island)[cursor.field].setSelectionRange(start, end)
  }
  return {
    fields,
    cursor,
    type(letter: string) {
      const before = fields[cursor.field]
      fields[cursor.field] = before.slice(0, cursor.start) + letter + before.slice(cursor.end)
      cursor.start += letter.length
      cursor.end = cursor.start
      // No other call edits through the browser, with its cursor and its own events.
      document.execCommand('insertText', false, letter)
    },
    goTo(field: Cursor['field']) {
      cursor.field = field
      elements(island)[field].focus()
      place(fields[field].length)
    },
    selectAll: () => place(0, fields[cursor.field].length),
    moveTo: (share: number) => place(Math.floor(share * fields[cursor.field].length)),
    check() {
      fields.isOn = !fields.isOn
      elements(island).box.click()
    },
    choose(name: string) {
      fields.choice = name
      elements(island)
        .radios.find((radio) => radio.ariaLabel === name)
        ?.click()
    },
    select(name: string) {
      fields.option = name
      const { select } = elements(island)
      select.value = name
      for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }))
    },
  }
}

export type Visitor = ReturnType<typeof createVisitor>

/** Returns what the browser shows. */
export function shown(island: Element): { fields: Fields; cursor: Cursor | undefined } {
  const { line, area, box, select, radios } = elements(island)
  const focused = document.activeElement
  const field = focused === line ? 'line' : 'area'
  const { selectionStart: start, selectionEnd: end } = field === 'line' ? line : area
  return {
    fields: {
      line: line.value,
      area: area.value,
      isOn: box.checked,
      choice: radios.find(({ checked }) => checked)?.ariaLabel ?? '',
      option: select.value,
    },
    cursor: focused === line || focused === area ? { field, start: start ?? 0, end: end ?? 0 } : undefined,
  }
}
