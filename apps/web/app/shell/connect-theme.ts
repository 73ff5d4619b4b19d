import {
  changeSettings,
  followTheme,
  readSettings,
  type DarkMode,
  type TextStorage,
} from '@search-foundation/store/preferences'

import { followStored } from '../visitor/follow-stored.ts'

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
