import {
  BlocksIcon,
  ChartBarIcon,
  CreditCardIcon,
  GaugeIcon,
  KeyRoundIcon,
  LayoutDashboardIcon,
  ListIcon,
  PlayIcon,
  ReceiptIcon,
  SettingsIcon,
  type IconProps,
} from '@search-foundation/ui/icon'
import type { ComponentType } from 'react'

type Load = () => Promise<ComponentType>

/** One tab of the dashboard. Its texts are `tabs.{id}`, `lead.{id}` and, with `inBar`, `tabsShort.{id}`. */
export interface TabRow {
  /** Path segment; `overview` has none. */
  id: string
  icon: IconProps['of']
  /** Whether it is one of the few tabs in the bottom bar of phones. All tabs are in the menu and in the palette. */
  inBar?: true
  /** Loads the page, a chunk of its own. */
  page: Load
  /** Loads the page of one item, `/{id}/:id`. */
  itemPage?: Load
}

/** Every tab, in the order of the menu. Routes, menu, bottom bar and palette follow from this table. */
export const tabs = [
  {
    id: 'overview',
    icon: LayoutDashboardIcon,
    inBar: true,
    page: async () => (await import('../pages/overview.tsx')).OverviewPage,
  },
  {
    id: 'key-manager',
    icon: KeyRoundIcon,
    inBar: true,
    page: async () => (await import('../pages/key-manager.tsx')).KeyManagerPage,
  },
  {
    id: 'usage',
    icon: ChartBarIcon,
    inBar: true,
    page: async () => (await import('../pages/usage.tsx')).UsagePage,
  },
  {
    id: 'requests',
    icon: ListIcon,
    page: async () => (await import('../pages/requests.tsx')).RequestsPage,
  },
  {
    id: 'billing',
    icon: ReceiptIcon,
    page: async () => (await import('../pages/billing.tsx')).BillingPage,
  },
  {
    id: 'pricing',
    icon: CreditCardIcon,
    inBar: true,
    page: async () => (await import('../pages/pricing.tsx')).PricingPage,
  },
  {
    id: 'playground',
    icon: PlayIcon,
    inBar: true,
    page: async () => (await import('../pages/playground.tsx')).PlaygroundPage,
  },
  {
    id: 'classifiers',
    icon: BlocksIcon,
    page: async () => (await import('../pages/classifiers.tsx')).ClassifiersPage,
  },
  {
    id: 'rate-limit',
    icon: GaugeIcon,
    page: async () => (await import('../pages/rate-limit.tsx')).RateLimitPage,
  },
  {
    id: 'settings',
    icon: SettingsIcon,
    page: async () => (await import('../pages/settings.tsx')).SettingsPage,
  },
] as const satisfies readonly TabRow[]

declare module '../ground/place/place.ts' {
  interface Register {
    tab: (typeof tabs)[number]['id']
  }
}
