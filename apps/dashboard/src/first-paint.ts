/* Inlined at the start of the body: sets the default policy of Trusted Types, and shows the stored theme before anything is painted. */
import {
  applyTheme,
  prefersDark,
  readSettings,
  safeStorage,
  themeOf,
} from '@search-foundation/store/preferences'
import { allowScriptAddresses } from '@search-foundation/ui/trusted-types'

allowScriptAddresses()
applyTheme(document, themeOf(readSettings(safeStorage()).darkMode, matchMedia(prefersDark).matches))
