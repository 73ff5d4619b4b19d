import { lazy, type ComponentType } from 'react'

import { CreateKeyDialog, UseKeyDialog } from '../features/keys/index.ts'
import { SignInDialog } from '../features/session/index.ts'
import type { PageProps } from '../pages/page-props.ts'
import type { Tab } from './place.ts'

/** A component that is loaded when it is first drawn, picked from its module by name. */
function late<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load() }))
}

/** The page of each tab: a chunk of its own. */
export const pages = {
  overview: late<PageProps>(async () => (await import('../pages/overview.tsx')).OverviewPage),
  'key-manager': late<PageProps>(async () => (await import('../pages/key-manager.tsx')).KeyManagerPage),
  usage: late<PageProps>(async () => (await import('../pages/usage.tsx')).UsagePage),
  billing: late<PageProps>(async () => (await import('../pages/billing.tsx')).BillingPage),
  pricing: late<PageProps>(async () => (await import('../pages/pricing.tsx')).PricingPage),
  playground: late<PageProps>(async () => (await import('../pages/playground.tsx')).PlaygroundPage),
  'rate-limit': late<PageProps>(async () => (await import('../pages/rate-limit.tsx')).RateLimitPage),
  settings: late<PageProps>(async () => (await import('../pages/settings.tsx')).SettingsPage),
} as const satisfies Record<Tab, unknown>

/** The dialogs that an address can open. */
export const dialogs = { 'sign-in': SignInDialog, 'create-key': CreateKeyDialog, 'use-key': UseKeyDialog }

export const CommandPaletteOfTabs = late(
  async () => (await import('./command-palette-of-tabs.tsx')).CommandPaletteOfTabs,
)
