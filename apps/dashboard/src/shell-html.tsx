import { createClient } from '@search-foundation/api-client'
import { createAuth } from '@search-foundation/auth/auth'
import { createI18n } from '@search-foundation/i18n/create-i18n'
import { localizePath } from '@search-foundation/i18n/locale-path'
import { I18nContext } from '@search-foundation/i18n/use-translation'
import { createStore } from '@search-foundation/store/create-store'
import { renderToStaticMarkup } from 'react-dom/server'
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
  const i18n = await createI18n({ locale, files: dashboardMessages, strict: true })
  const t = i18n.translator('dashboard-frame')
  const auth = createAuth({ projectId: '', apiKey: '' })
  const client = createClient({ hosts })
  const storage = { getItem: () => null, setItem: () => undefined }
  const store = createStore({ client, expireSession: auth.expireSession, storage })
  // The frame reads no address of a service.
  const services = { auth, config: {} as Parameters<typeof ServicesProvider>[0]['services']['config'] }
  const html = renderToStaticMarkup(
    <I18nContext value={i18n}>
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
    </I18nContext>,
  )
  return {
    html,
    title: t('tabs.overview'),
    leads: Object.fromEntries(tabs.map(({ id }) => [id, t(`lead.${id}`)])),
  }
}
