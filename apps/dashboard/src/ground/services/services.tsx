import type { Auth } from '@search-foundation/auth/auth'
import type { AuthUser, Session } from '@search-foundation/auth/session'
import type { LoadedI18n } from '@search-foundation/i18n/load-i18n'
import { useAppSelector } from '@search-foundation/store/hooks'
import type { ServiceConfig } from '@search-foundation/store/service-config'
import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react'

/** What components use besides the store. */
export interface Services {
  auth: Auth
  config: ServiceConfig
  /** Loads the messages of a language and shows it. When they cannot be loaded, the language stays as it is. */
  changeLanguage: LoadedI18n['changeLanguage']
}

const ServicesContext = createContext<Services | undefined>(undefined)

export function ServicesProvider({ services, children }: { services: Services; children: ReactNode }) {
  return <ServicesContext value={services}>{children}</ServicesContext>
}

/** The services of the app. Throws outside of `ServicesProvider`. */
export function useServices(): Services {
  const services = useContext(ServicesContext)
  if (services === undefined) throw new Error('ServicesProvider is missing above this component.')
  return services
}

/** Who is signed in, live. */
export function useSession(): Session {
  const { auth } = useServices()
  return useSyncExternalStore(auth.subscribe, auth.session, auth.session)
}

/**
 * Whether it is still being found out who is signed in. In a browser without a stored user nobody is: it shows what a visitor sees, at once,
 * and the provider's code comes later. Where it cannot be found out, pages go on as for a visitor.
 */
export function useIsSessionPending(): boolean {
  const session = useSession()
  const hasStoredUser = useAppSelector(({ user }) => user.user !== null)
  return hasStoredUser && session.status === 'unknown' && !session.isUnreachable
}

/** Whether it could not be found out who is signed in. */
export function useIsSessionUnreachable(): boolean {
  const session = useSession()
  return session.status === 'unknown' && session.isUnreachable
}

/** The signed-in user; null when nobody is, or while that is unknown. */
export const useSignedIn = (): AuthUser | null => useSession().user
