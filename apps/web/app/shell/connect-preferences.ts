import {
  changeSettings,
  followTheme,
  readSettings,
  type DarkMode,
  type TextStorage,
} from '@search-foundation/store/preferences'

import { followStored } from '../visitor/follow-stored.ts'
import { handOverScroll } from './scroll-handover.ts'

const darkModes: Readonly<Record<string, DarkMode>> = { auto: 'auto', light: false, dark: true }

/** Keeps the theme and its switch (radio buttons) in step with the stored setting, and stores what a visitor chooses. */
export function connectTheme(document: Document, storage: TextStorage): void {
  const theme = followTheme(window, () => readSettings(storage).darkMode)
  const radios = [...document.querySelectorAll<HTMLInputElement>('input[data-theme-choice]')]
  const update = () => {
    const { darkMode } = readSettings(storage)
    for (const radio of radios) radio.checked = darkModes[radio.value] === darkMode
    theme.update()
  }
  followStored(update)

  for (const radio of radios) {
    radio.addEventListener('change', () => {
      const darkMode = darkModes[radio.value]
      if (darkMode === undefined) return
      changeSettings(storage, { darkMode })
      update()
    })
  }
}

/** Makes the links of the language menus and of the offer above the header store the choice and lead to the same place of the page: they keep query, fragment and scroll. */
export function connectLanguages(document: Document, storage: TextStorage, session: TextStorage): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(
    'body > :is(header, [data-language-offer]) a[hreflang]',
  )) {
    const follow = () => {
      changeSettings(storage, { language: link.hreflang })
      link.search = location.search
      link.hash = location.hash
    }
    link.addEventListener('click', (event) => {
      follow()
      // With a key held, the link opens in another tab.
      const opensHere = !event.ctrlKey && !event.metaKey && !event.shiftKey
      if (opensHere && link.pathname !== location.pathname) handOverScroll(window, session, link.pathname)
    })
    // The middle button opens the link in another tab.
    link.addEventListener('auxclick', follow)
  }
}
