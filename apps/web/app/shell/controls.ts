/*
 * What a visitor operates on every page: menus, theme, language, command palette. The page's own HTML works without
 * it (menus are the browser's popovers, languages are links); this adds the rest.
 */
import { connectCopyButtons } from './copy-buttons.ts'
import { connectMenus } from './menus.ts'
import { connectPreferences } from './preferences.ts'
import { storageOf } from './storage.ts'

connectMenus(document)
connectCopyButtons(document)
connectPreferences(document, storageOf(window))

/** The palette's code is fetched when it is first wanted; the browser keeps the module for the next time. */
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
