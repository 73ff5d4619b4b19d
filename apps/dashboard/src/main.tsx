import '@search-foundation/ui/styles.css'
import './app/layout.css'

import { createClient } from '@search-foundation/api-client'
import { createAuth } from '@search-foundation/auth/auth'
import { createI18n } from '@search-foundation/i18n/create-i18n'
import { loadMessages } from '@search-foundation/i18n/load-messages'
import { canonicalPath, resolveLocale } from '@search-foundation/i18n/locale-path'
import { createStore, followOtherTabs } from '@search-foundation/store/create-store'
import { safeStorage, storeQueryKey } from '@search-foundation/store/preferences'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { BrowserRouter } from 'react-router'

import { App } from './app/app.tsx'
import { ErrorBoundary } from './app/error-boundary.tsx'
import { ServicesProvider } from './app/services.tsx'
import { readConfig } from './config.ts'

/** Connects config → auth → client → store → messages → screen. A failure is logged and mounts nothing (specification §8). */
async function boot(): Promise<void> {
  const config = readConfig()
  const auth = createAuth({
    projectId: config.projectId,
    apiKey: config.identityApiKey,
    ...(config.identityUrl === undefined ? {} : { identityUrl: config.identityUrl }),
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
  const storage = safeStorage()
  storeQueryKey(window, storage)
  const store = await createStore({ client, expireSession: auth.expireSession, storage })
  followOtherTabs(store, window)
  const locale = resolveLocale(location.pathname, store.getState().settings.language)
  const i18n = await createI18n({ locale, namespaces: ['dashboard', 'auth'], load: loadMessages })
  // `en`, other spellings of a locale and locales without messages are not the address of this page.
  const path = canonicalPath(location.pathname)
  if (path !== location.pathname)
    history.replaceState(history.state, '', path + location.search + location.hash)
  const root = document.getElementById('root')
  if (root === null) throw new Error('The page has no root element.')
  createRoot(root).render(
    <I18nextProvider i18n={i18n}>
      <ErrorBoundary>
        <Provider store={store}>
          <ServicesProvider services={{ auth, config }}>
            <BrowserRouter>
              <App />
            </BrowserRouter>
          </ServicesProvider>
        </Provider>
      </ErrorBoundary>
    </I18nextProvider>,
  )
}

boot().catch((error: unknown) => console.error('The dashboard could not start.', error))
