import { readSettings, writeSettings, type DarkMode } from './settings.ts'

const darkModes: Readonly<Record<string, DarkMode>> = { auto: 'auto', light: false, dark: true }

/** Connects the theme switch (its radio buttons) and the links to other languages to the stored settings. */
export function connectPreferences(document: Document, storage: Pick<Storage, 'getItem' | 'setItem'>): void {
  const radios = [...document.querySelectorAll<HTMLInputElement>('input[data-theme-choice]')]
  const show = () => {
    const { darkMode } = readSettings(storage)
    for (const radio of radios) radio.checked = darkModes[radio.value] === darkMode
  }
  show()
  // A page that comes back from the back-forward cache may have missed a change.
  addEventListener('pageshow', show)
  addEventListener('storage', show)

  for (const radio of radios) {
    radio.addEventListener('change', () => {
      const darkMode = darkModes[radio.value]
      if (darkMode === undefined) return
      writeSettings(storage, { darkMode })
      dispatchEvent(new Event('sf:settings'))
      show()
    })
  }

  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')) {
    link.addEventListener('click', () => {
      const language = link.hreflang
      writeSettings(storage, { language })
    })
  }
}
