/*
 * The controls of every page: menus, theme, language, command palette. The page's own HTML works without this module
 * (menus are the browser's popovers, languages are links); it adds the rest.
 */
import { readApiKey, safeStorage, writeApiKeyCookie } from '@search-foundation/store/preferences'

import { connectLanguages, connectTheme } from './connect-preferences.ts'
import { connectCopyButtons } from './copy-buttons.ts'
import { connectMenus } from './menus.ts'

const storage = safeStorage()
connectMenus(document)
connectCopyButtons(document)
connectTheme(document, storage)
connectLanguages(document, storage)
writeApiKeyCookie(document, readApiKey(storage), location.hostname)

/** Opens the command palette, whose code is loaded when it is first opened. */
const openPalette = async () => {
  const { openCommandPalette } = await import('./palette.ts')
  openCommandPalette(document)
}

document.addEventListener('keydown', (event) => {
  if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey)
    return
  event.preventDefault()
  void openPalette()
})
for (const button of document.querySelectorAll('[data-open-palette]')) {
  button.addEventListener('click', () => void openPalette())
}
