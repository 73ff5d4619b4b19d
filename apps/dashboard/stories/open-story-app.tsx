import { createClient, type UserInfo } from '@search-foundation/api-client'
import type { AuthUser } from '@search-foundation/auth/session'
import { loadI18n } from '@search-foundation/i18n/load-i18n'
import { createStore } from '@search-foundation/store/create-store'
import { apiKeyEntry } from '@search-foundation/store/preferences'
import { readServiceConfig } from '@search-foundation/store/service-config'
import { userReceived } from '@search-foundation/store/user'
import { LabelsProvider, LocaleProvider } from '@search-foundation/ui/labels'
import { NavigationProvider } from '@search-foundation/ui/navigation'
import { dismiss, Notifications, notificationStore } from '@search-foundation/ui/notifications'
import { createContext, useContext, type ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { MemoryRouter, useNavigate } from 'react-router'

import { KeyInUseProvider, useStoredApiKey } from '../src/ground/api-key/api-key.tsx'
import { ServicesProvider } from '../src/ground/services/services.tsx'
import { dashboardMessages } from '../src/shell/message-files.ts'
import { useLabelsOfUi } from '../src/shell/use-labels-of-ui.ts'
import { fakeAuth } from './fake-auth.ts'
import { fakeFetch, type FakeResponses } from './fake-fetch.ts'
import { responses } from './responses.ts'

/** What a story needs from the app, as its parameter `app`. */
export interface AppParameters {
  /** Answers beside those of `responses.ts`. */
  responses?: FakeResponses
  /** The key in use; null for none. */
  apiKey?: string | null
  /** Who is signed in; nobody unless given. */
  user?: AuthUser
  /** What the service has stored about the user. */
  profile?: UserInfo
  /** Whether the identity provider cannot be reached at first. */
  isUnreachable?: boolean
  /** Variables of the build's environment. */
  environment?: Readonly<Record<string, string>>
  /** Address of the page. */
  path?: string
}

export interface StoryApp {
  Frame: (props: { children: ReactNode }) => ReactNode
}

const storyKey = 'sf_trial_8Jk2mPq4RsTuVwXyZ0aBcDeFgHiJkLmNoPqRsTuVwXyZ12'

/** Puts the app's real store, SDK, router and messages around a story. Only the network and the identity provider are fakes. */
export async function openStoryApp(
  locale: string,
  {
    responses: given,
    apiKey = storyKey,
    user,
    profile,
    isUnreachable = false,
    environment = {},
    path = '/api-dashboard',
  }: AppParameters = {},
): Promise<StoryApp> {
  // Stories share a page. Without this, a notification stays for five seconds, into the next story.
  for (const { id } of notificationStore.getShown()) dismiss(id)
  const auth = fakeAuth(user ?? null, { isUnreachable })
  const client = createClient({
    fetch: fakeFetch(given?.['*'] === undefined ? { ...responses, ...given } : given),
    maxRetries: 0,
    identityToken: auth.identityToken,
  })
  const stored = new Map([[apiKeyEntry, JSON.stringify(apiKey)]])
  const storage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => void stored.set(name, text),
  }
  const store = createStore({ client, expireSession: auth.expireSession, storage })
  if (profile !== undefined) store.dispatch(userReceived(profile))
  const { i18n, changeLanguage } = await loadI18n({ locale, files: dashboardMessages, strict: true })
  const services = { auth, changeLanguage, config: readServiceConfig(environment) }

  return {
    Frame: ({ children }) => (
      <I18nextProvider i18n={i18n}>
        <Provider store={store}>
          <ServicesProvider services={services}>
            <StoryContext value={children}>
              <MemoryRouter initialEntries={[path]} useTransitions={false}>
                <StoryPage />
              </MemoryRouter>
            </StoryContext>
          </ServicesProvider>
        </Provider>
      </I18nextProvider>
    ),
  }
}

/** The story, which the page of the router shows. */
const StoryContext = createContext<ReactNode>(null)

function StoryPage() {
  const story = useContext(StoryContext)
  const labels = useLabelsOfUi()
  const navigate = useNavigate()
  const apiKey = useStoredApiKey()
  return (
    <LocaleProvider locale={document.documentElement.lang}>
      <LabelsProvider labels={labels}>
        <NavigationProvider navigate={(href) => void navigate(href)}>
          {apiKey === null ? story : <KeyInUseProvider inUse={{ apiKey }}>{story}</KeyInUseProvider>}
          <Notifications />
        </NavigationProvider>
      </LabelsProvider>
    </LocaleProvider>
  )
}
