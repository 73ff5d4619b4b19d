import { createClient } from '@search-foundation/api-client'
import { createAuth } from '@search-foundation/auth/auth'
import { loadI18n } from '@search-foundation/i18n/load-i18n'
import { defaultLocale } from '@search-foundation/i18n/locale-table'
import { createStore } from '@search-foundation/store/create-store'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { StaticRouter } from 'react-router'

import { guideOfPlace, guidePath } from './ground/docs/guide-of-place.ts'
import { tabPath, type Tab } from './ground/place/place.ts'
import { ServicesProvider } from './ground/services/services.tsx'
import { pageTexts } from './pages/page-texts.ts'
import { Frame } from './shell/frame.tsx'
import { dashboardMessages } from './shell/message-files.ts'
import { PageSkeleton } from './shell/page-skeleton.tsx'
import { tabs, type TabRow } from './shell/tabs.tsx'
import { UiProviders } from './shell/ui-providers.tsx'

/** The first screen of a tab, or of one of its sections, in a language, as HTML. */
export interface TabHtml {
  tab: Tab
  /** The section, in a tab whose sections have their own addresses. */
  item: string | undefined
  /** Title of the document. */
  title: string
  /** What a visitor sees who is not signed in and has no key. */
  visitor: string
  /** What everybody else sees until their data is there. */
  pending: string
}

/** The text below the title of a tab, with the link behind it. */
export interface TabLead {
  text: string
  docs: string
  docsLabel: string
}

export interface ShellHtml {
  pages: TabHtml[]
  /** What the pages of the tabs say below their titles, and the guide about each. */
  leads: Record<string, TabLead>
}

const unused = 'http://localhost'
const hosts = { dashboard: unused, main: unused, keyService: unused, reader: unused, functions: unused }

/** Renders what the app shows first on each tab in a language. Calls no service. */
export async function renderShell(locale: string): Promise<ShellHtml> {
  const { i18n, changeLanguage } = await loadI18n({ locale, files: dashboardMessages, strict: true })
  const t = i18n.getFixedT(locale, 'dashboard-frame')
  const auth = createAuth({ projectId: '', apiKey: '' })
  const client = createClient({ hosts })
  const storage = { getItem: () => null, setItem: () => undefined }
  const store = createStore({ client, expireSession: auth.expireSession, storage })
  // What is rendered first reads no address of a service.
  const services = {
    auth,
    changeLanguage,
    config: {} as Parameters<typeof ServicesProvider>[0]['services']['config'],
  }
  const render = (path: string, page: ReactNode) =>
    renderToStaticMarkup(
      <I18nextProvider i18n={i18n}>
        <Provider store={store}>
          <ServicesProvider services={services}>
            <StaticRouter location={path}>
              <UiProviders follow={() => undefined}>
                <Frame next={undefined} onSearch={() => undefined}>
                  {page}
                </Frame>
              </UiProviders>
            </StaticRouter>
          </ServicesProvider>
        </Provider>
      </I18nextProvider>,
    )
  const pages = tabs.map(async ({ id, page, ...row }: TabRow & { id: Tab }) => {
    const Page = await page()
    const path = tabPath(id, locale === defaultLocale ? undefined : locale)
    return [undefined, ...(row.sections ?? [])].map((item) => {
      const address = item === undefined ? path : `${path}/${item}`
      return {
        tab: id,
        item,
        title: pageTexts(t, id, item).path,
        visitor: render(address, <Page />),
        pending: render(address, <PageSkeleton tab={id} item={item} />),
      }
    })
  })
  return {
    pages: (await Promise.all(pages)).flat(),
    leads: Object.fromEntries(
      tabs.map(({ id }): [string, TabLead] => [
        id,
        {
          text: t(`lead.${id}`),
          docs: guidePath(
            guideOfPlace({ tab: id, item: undefined }),
            locale === defaultLocale ? undefined : locale,
          ),
          docsLabel: t('docsOf', { topic: t(`tabs.${id}`) }),
        },
      ]),
    ),
  }
}
