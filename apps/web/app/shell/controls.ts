/*
 * The controls of every page: menus, theme, language, who is signed in, command palette. The page's own HTML works without this module
 * (menus are the browser's popovers, languages are links); it adds the rest.
 */
import {
  readApiKey,
  readSettings,
  repairPreferences,
  writeApiKeyCookie,
} from '@search-foundation/store/preferences'
import { onHotkey } from '@search-foundation/ui/hotkey'
import { followAnchors } from '@search-foundation/ui/scroll-to-element'

import { connectIslands } from '../islands/connect-islands.ts'
import { ready, takePresses } from '../islands/early-presses.ts'
import { session, storage } from '../visitor/browser-storage.ts'
import { connectDemoInputs } from '../visitor/connect-demo-inputs.ts'
import { connectVisitor } from '../visitor/connect-visitor.ts'
import { followStored } from '../visitor/follow-stored.ts'
import { hasPersonalData } from '../visitor/has-personal-data.ts'
import { showStorageNotice } from '../visitor/storage-notice.ts'
import { connectCodeLanguage } from './connect-code-language.ts'
import { connectDescriptions } from './connect-descriptions.ts'
import { connectLanguageOffer } from './connect-language-offer.ts'
import { connectSettings } from './connect-settings.ts'
import { connectTheme } from './connect-theme.ts'
import { connectCopyButtons } from './copy-buttons.ts'
import { connectMenus } from './menus.ts'
import { onClick } from './on-click.ts'

// Before anything shows what is stored in the controls, which then no longer show what the visitor chose.
const earlyPresses = takePresses(document.documentElement)
showStorageNotice(document, repairPreferences(storage))
// Before the islands start, which take over what the fields contain.
const hasInputs = connectDemoInputs(document, session, storage, location)
connectIslands(document, hasInputs || hasPersonalData(storage, location.search))
connectMenus(document)
followAnchors(document, { isArrived: 'scrolled' in document.documentElement.dataset })
connectCodeLanguage(document, storage)
connectCopyButtons(document)
connectTheme(document, storage)
connectLanguageOffer(document, storage)
connectSettings(document, storage, session)
connectDescriptions(document)
connectVisitor(document, storage)
writeApiKeyCookie(document, readApiKey(storage), location.hostname)

/** Opens the command palette, whose code is loaded when it is first opened. */
const openPalette = async () => {
  const { openCommandPalette } = await import('./palette.ts')
  openCommandPalette(document)
}

onHotkey(document, 'mod+k', () => void openPalette())
// Few visitors agree to analytics, so the code waits for them.
let isMeasuring = false
followStored(() => {
  if (isMeasuring || !readSettings(storage).enableAnalytics) return
  isMeasuring = true
  void import('./connect-analytics.ts').then(({ connectAnalytics }) => connectAnalytics(storage))
})
// Few visitors come from an address that does not exist, so this code waits for them, too.
if ('missingAddress' in document.documentElement.dataset) {
  void import('./connect-missing-notice.ts').then(({ connectMissingNotice }) =>
    connectMissingNotice(document),
  )
}
onClick(document, '[data-open-palette]', () => void openPalette())

document.documentElement.setAttribute(ready, '')
for (const repeat of earlyPresses) repeat()
