import { changeSettings, readSettings, type TextStorage } from '@search-foundation/store/preferences'

import { showSwitchedOff } from './switched-off.ts'

/** Shows the checkboxes named after a setting (`data-setting`), keeps them in step with the stored value, and stores the visitor's choice. */
export function connectSettings(document: Document, storage: TextStorage): void {
  const boxes = [...document.querySelectorAll<HTMLInputElement>('input[data-setting]')]
  if (boxes.length === 0) return

  const update = () => {
    const settings = readSettings(storage)
    for (const box of boxes) box.checked = Reflect.get(settings, box.dataset['setting'] ?? '') === true
    showSwitchedOff(document, settings)
  }
  for (const box of boxes) {
    box.addEventListener('change', () => {
      changeSettings(storage, { [box.dataset['setting'] ?? '']: box.checked })
      update()
    })
    box.closest('[hidden]')?.removeAttribute('hidden')
  }
  addEventListener('storage', update)
  // Pages in the back-forward cache get no storage events.
  addEventListener('pageshow', update)
  update()
}
