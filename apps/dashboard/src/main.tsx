import '@search-foundation/ui/styles.css'

import { createClient } from '@search-foundation/api-client'
import { createAuth } from '@search-foundation/auth/auth'
import { loadI18n } from '@search-foundation/i18n/load-i18n'
import { loadMessages } from '@search-foundation/i18n/load-messages'
import { canonicalPath, resolveLocale } from '@search-foundation/i18n/locale-path'
import { createStore } from '@search-foundation/store/create-store'
import {
  readSettings,
  repairPreferences,
  safeStorage,
  storeQueryKey,
  type TextStorage,
} from '@search-foundation/store/preferences'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { BrowserRouter } from 'react-router'

import { config } from './config.ts'
import { openedAddress } from './ground/mailed-link/mailed-link.ts'
import { isDashboardPath } from './ground/place/place.ts'
import { ServicesProvider } from './ground/services/services.tsx'
import { createComponentTexts } from './shell/component-texts.ts'
import { dashboardMessages } from './shell/message-files.ts'
import { PageBoundary } from './shell/page-boundary.tsx'
import { Shell } from './shell/shell.tsx'
import { preloadPage } from './shell/tab-pages.tsx'

/**
 * Applies the rules for the address of a visit (specification §2, §4): stores the query key `s`, opens the page of a mailed
 * link, gives a locale its one spelling, and leaves for landing when the locale is not supported. Returns whether the page stays.
 */
function settleAddress(storage: TextStorage): boolean {
  storeQueryKey(window, storage)
  const { pathname, search, hash } = openedAddress(new URL(location.href))
  // `en`, other spellings of a locale and locales without messages are not the address of this page.
  const path = canonicalPath(pathname)
  if (path + search !== location.pathname + location.search)
    history.replaceState(history.state, '', path + search + hash)
  if (isDashboardPath(path)) return true
  location.replace('/')
  return false
}

/** Connects config → auth → client → store → messages → screen. A failure is logged and mounts nothing (specification §8). */
async function boot(): Promise<void> {
  const refused = Promise.withResolvers<void>()
  const storage = safeStorage(undefined, () => refused.resolve())
  if (!settleAddress(storage)) return
  const damaged = repairPreferences(storage)
  const locale = resolveLocale(location.pathname, readSettings(storage).language)
  document.documentElement.lang = locale
  // Loaded beside the messages, so that what is rendered first is the page and not a skeleton of it.
  const page = preloadPage(location.pathname)
  const auth = createAuth({
    projectId: config.projectId,
    apiKey: config.identityApiKey,
    identityUrl: config.identityUrl,
    authDomain: config.identityDomain,
  })
  const client = createClient({
    hosts: {
      dashboard: config.apiUrl,
      main: config.mainApiUrl,
      keyService: config.keyServiceUrl,
      reader: config.readerUrl,
      functions: `${config.functionsUrl}/${config.projectId}/${config.region}`,
    },
    identityToken: auth.identityToken,
  })
  const store = createStore({ client, expireSession: auth.expireSession, storage, tab: window })
  const componentTexts = createComponentTexts(() => import('virtual:component-texts'), loadMessages)
  const messages = loadI18n({
    locale,
    files: dashboardMessages,
    strict: import.meta.env.DEV,
    load: componentTexts.load,
  })
  const [{ i18n, changeLanguage }] = await Promise.all([messages, page])
  componentTexts.show(i18n.language)
  i18n.on('languageChanged', componentTexts.show)
  document.documentElement.lang = i18n.language
  const root = document.getElementById('root')
  if (root === null) throw new Error('The page has no root element.')
  createRoot(root).render(
    <I18nextProvider i18n={i18n}>
      <Provider store={store}>
        <ServicesProvider services={{ auth, config, changeLanguage }}>
          {/* Its changes are transitions: a press is answered before the page behind it is drawn. */}
          <BrowserRouter>
            <PageBoundary page="">
              <Shell storage={{ refused: refused.promise, damaged }} />
            </PageBoundary>
          </BrowserRouter>
        </ServicesProvider>
      </Provider>
    </I18nextProvider>,
  )
}

boot().catch((error: unknown) => console.error('The dashboard could not start.', error))
