/*
 * Runs as a blocking script at the start of the body, so that it acts before anything is painted: the stored query key,
 * then the navigation guards (no page is shown that is left at once), then the scroll position of the same page in another language, then
 * the theme.
 */
import {
  applyTheme,
  prefersDark,
  readSettings,
  safeStorage,
  storeQueryKey,
  themeOf,
} from '@search-foundation/store/preferences'
import { allowScriptAddresses } from '@search-foundation/ui/trusted-types'

import { recordEarlyPresses } from '../islands/early-presses.ts'
import { redirectFor } from './guards.ts'
import { takeOverScroll } from './scroll-handover.ts'
import { showSwitchedOn } from './switched-on.ts'

allowScriptAddresses()
recordEarlyPresses(document)

const storage = safeStorage()
const session = safeStorage(() => sessionStorage)
storeQueryKey(window, storage)

const settings = readSettings(storage, session)
const { pathname, search, hash } = location
const missing = 'missing' in document.documentElement.dataset
const redirect = redirectFor({ pathname, search, hash, missing, settings })
if (redirect !== null) location.replace(redirect)
else if (takeOverScroll(window, session)) document.documentElement.dataset['scrolled'] = ''

showSwitchedOn(document, settings)
applyTheme(document, themeOf(settings.darkMode, matchMedia(prefersDark).matches))
