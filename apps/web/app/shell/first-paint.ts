/*
 * Runs as a blocking script at the start of the body, so that it acts before anything is painted: the stored query key,
 * then the navigation guards (no page is shown that is left at once), then what the page before left for this one (the scroll position of
 * the same page in another language, an address that does not exist), then what the settings show, then the theme.
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
import { connectLanguages } from './connect-languages.ts'
import { showEnglishNotice } from './english-notice.ts'
import { redirectFor } from './guards.ts'
import { showLanguageOffer } from './language-offer.ts'
import { storeMissingAddress, takeOverMissingAddress } from './missing-address.ts'
import { takeOverScroll } from './scroll-handover.ts'
import { showSwitchedOn } from './switched-on.ts'

allowScriptAddresses()
recordEarlyPresses(document)

const storage = safeStorage()
const session = safeStorage(() => sessionStorage)
storeQueryKey(window, storage)
connectLanguages(document, storage, session)

const settings = readSettings(storage, session)
const { pathname, search, hash } = location
const missing = 'missing' in document.documentElement.dataset
const redirect = redirectFor({ pathname, search, hash, missing, settings })
if (redirect === null) {
  if (takeOverScroll(window, session)) document.documentElement.dataset['scrolled'] = ''
  takeOverMissingAddress(document, session)
} else {
  if (redirect.isMissing) storeMissingAddress(session, pathname)
  location.replace(redirect.address)
}

showSwitchedOn(document, settings)
showEnglishNotice(document, location.origin, settings.language)
showLanguageOffer(document, navigator.languages, settings.language)
applyTheme(document, themeOf(settings.darkMode, matchMedia(prefersDark).matches))
