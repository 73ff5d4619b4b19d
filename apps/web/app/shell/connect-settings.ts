import {
  changeSettings,
  defaultSettings,
  readSettings,
  type Settings,
  type TextStorage,
} from '@search-foundation/store/preferences'

import { followStored } from '../visitor/follow-stored.ts'
import { onClick } from './on-click.ts'
import { showSwitchedOn } from './switched-on.ts'

const isSetting = (name: string): name is keyof Settings => name in defaultSettings

/**
 * Connects what a page has for the visitor's settings: checkboxes (`data-setting`), which are kept in step with the stored values; buttons
 * that close a part of the page (`data-switch-off`); and notices that are shown once (`data-once`).
 *
 * @param session the storage of the tab
 */
export function connectSettings(document: Document, storage: TextStorage, session: TextStorage): void {
  const boxes = [...document.querySelectorAll<HTMLInputElement>('input[data-setting]')]

  const update = () => {
    const settings = readSettings(storage, session)
    for (const box of boxes) {
      const name = box.dataset['setting'] ?? ''
      box.checked = isSetting(name) && settings[name] === true
    }
    showSwitchedOn(document, settings)
  }
  const change = (name = '', value: boolean) => {
    if (isSetting(name)) changeSettings(storage, { [name]: value }, session)
    // Browsers send this event to other tabs only; the islands of this page listen to it, too.
    dispatchEvent(new Event('storage'))
  }

  for (const box of boxes) box.addEventListener('change', () => change(box.dataset['setting'], box.checked))
  onClick(document, 'button[data-switch-off]', (button) => {
    change(button.dataset['switchOff'], false)
    // The button is gone: the keyboard continues after the part that was closed.
    const next = button.closest('[data-needs]')?.nextElementSibling
    next?.querySelector<HTMLElement>('a, button, input')?.focus({ preventScroll: true })
  })
  followStored(update)
  followNotices(document, (name) => {
    if (isSetting(name)) changeSettings(storage, { [name]: false }, session)
  })
}

/** Calls a function with the setting of each notice that was in view, when the page is left: until then the notice stays. */
function followNotices(document: Document, left: (setting: string) => void): void {
  const notices = document.querySelectorAll<HTMLElement>('[data-once]')
  if (notices.length === 0) return
  const seen = new Set<Element>()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) seen.add(target)
    },
    { threshold: 0.5 },
  )
  for (const notice of notices) observer.observe(notice)
  addEventListener('pagehide', () => {
    for (const notice of notices) if (seen.has(notice)) left(notice.dataset['once'] ?? '')
  })
}
