import type { Tab } from '../app/place.ts'

/** What every tab's page is given. */
export interface PageProps {
  apiKey: string | null
  pathOf: (tab: Tab) => string
  onSignIn: () => void
  onCreateKey: () => void
  onUseKey: () => void
}
