import { createClient } from '@search-foundation/api-client'
import { createAuth } from '@search-foundation/auth/auth'
import { loadI18n } from '@search-foundation/i18n/load-i18n'
import { localizePath } from '@search-foundation/i18n/locale-path'
import { createStore } from '@search-foundation/store/create-store'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { StaticRouter } from 'react-router'

import { dashboardPath } from './ground/place/place.ts'
import { ServicesProvider } from './ground/services/services.tsx'
import { Frame } from './shell/frame.tsx'
import { dashboardMessages } from './shell/message-files.ts'
import { PageSkeleton } from './shell/page-skeleton.tsx'
import { tabs } from './shell/tabs.tsx'
import { UiProviders } from './shell/ui-providers.tsx'

/** The shell in a language, as HTML for `index.html`. */
export interface ShellHtml {
  html: string
  /** Title of the document. */
  title: string
  /** What the pages of the tabs say below their titles. */
  leads: Record<string, string>
}

const unused = 'http://localhost'
const hosts = { dashboard: unused, main: unused, keyService: unused, reader: unused, functions: unused }

/** Renders what the app shows first: the frame, and in it the title of the overview. Calls no service. */
export async function renderShell(locale: string): Promise<ShellHtml> {
  const { i18n, changeLanguage } = await loadI18n({ locale, files: dashboardMessages, strict: true })
  const t = i18n.getFixedT(locale, 'dashboard-frame')
  const auth = createAuth({ projectId: '', apiKey: '' })
  const client = createClient({ hosts })
  const storage = { getItem: () => null, setItem: () => undefined }
  const store = createStore({ client, expireSession: auth.expireSession, storage })
  // The frame reads no address of a service.
  const services = {
    auth,
    changeLanguage,
    config: {} as Parameters<typeof ServicesProvider>[0]['services']['config'],
  }
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <Provider store={store}>
        <ServicesProvider services={services}>
          <StaticRouter location={localizePath(dashboardPath, locale)}>
            <UiProviders follow={() => undefined}>
              <Frame isLoading={false}>
                <PageSkeleton tab="overview" />
              </Frame>
            </UiProviders>
          </StaticRouter>
        </ServicesProvider>
      </Provider>
    </I18nextProvider>,
  )
  return {
    html,
    title: t('tabs.overview'),
    leads: Object.fromEntries(tabs.map(({ id }) => [id, t(`lead.${id}`)])),
  }
}
