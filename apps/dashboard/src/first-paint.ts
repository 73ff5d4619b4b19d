/* Inlined at the start of the body: shows the stored theme before anything is painted. */
import {
  applyTheme,
  prefersDark,
  readSettings,
  safeStorage,
  themeOf,
} from '@search-foundation/store/preferences'

applyTheme(document, themeOf(readSettings(safeStorage()).darkMode, matchMedia(prefersDark).matches))
