/*
 * Runs as a blocking script at the start of the body: what happens here, happens before anything is painted.
 * Guards first (no page is shown that is left at once), then the theme, which follows the system as it changes.
 */
import { siteDefaultLocale, publishedCodes } from '../i18n/locales.ts'
import { patterns } from '../site-map.ts'
import { holdEarlySubmits } from './early-submit.ts'
import { redirectFor, takeStoredKey } from './guards.ts'
import { readSettings, settingsKey } from './settings.ts'
import { storageOf } from './storage.ts'
import { applyTheme, themeFor } from './theme.ts'

holdEarlySubmits(document)

const storage = storageOf(window)
const stored = takeStoredKey(location.search)
if (stored) {
  try {
    storage.setItem('s', stored.value)
  } catch (error) {
    console.warn('The stored key could not be saved.', error)
  }
  history.replaceState(history.state, '', location.pathname + stored.search + location.hash)
}

const redirect = redirectFor(
  {
    pathname: location.pathname,
    search: location.search,
    hash: location.hash,
    missing: 'missing' in document.documentElement.dataset,
    settings: readSettings(storage),
  },
  { patterns: patterns, locales: publishedCodes, defaultLocale: siteDefaultLocale },
)
if (redirect !== null) location.replace(redirect)

const system = matchMedia('(prefers-color-scheme: dark)')
const paint = () => applyTheme(document, themeFor(readSettings(storage).darkMode, system.matches))
paint()
system.addEventListener('change', paint)
addEventListener('sf:settings', paint)
addEventListener('storage', (event) => {
  if (event.key === settingsKey) paint()
})
