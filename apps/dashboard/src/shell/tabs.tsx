import type { Namespace } from '@search-foundation/i18n/load-messages'
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

/** Namespaces of the frame around every page. They are loaded before the first text is shown. */
export const frameMessages: readonly Namespace[] = ['common', 'ui', 'dashboard-frame', 'auth']

type Load = () => Promise<ComponentType>

/** One tab of the dashboard. Its texts are `tabs.{id}`, `lead.{id}` and, with `inBar`, `tabsShort.{id}`. */
export interface TabRow {
  /** Path segment; `overview` has none. */
  id: string
  icon: IconProps['of']
  /** Whether it is one of the few tabs in the bottom bar of phones. All tabs are in the menu and in the palette. */
  inBar?: true
  /** Namespaces of the features on the page. They are fetched together with its code. */
  messages: readonly Namespace[]
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
    messages: ['dashboard-usage', 'dashboard-billing', 'dashboard-keys', 'content-products'],
    page: async () => (await import('../pages/overview.tsx')).OverviewPage,
  },
  {
    id: 'key-manager',
    icon: KeyRoundIcon,
    inBar: true,
    messages: ['dashboard-keys', 'dashboard-account-keys', 'dashboard-bot-check'],
    page: async () => (await import('../pages/key-manager.tsx')).KeyManagerPage,
  },
  {
    id: 'usage',
    icon: ChartBarIcon,
    inBar: true,
    messages: ['dashboard-usage', 'dashboard-keys', 'content-products'],
    page: async () => (await import('../pages/usage.tsx')).UsagePage,
  },
  {
    id: 'requests',
    icon: ListIcon,
    messages: ['dashboard-requests', 'content-products'],
    page: async () => (await import('../pages/requests.tsx')).RequestsPage,
  },
  {
    id: 'billing',
    icon: ReceiptIcon,
    messages: [
      'dashboard-billing',
      'dashboard-receipts',
      'dashboard-auto-recharge',
      'dashboard-alerts',
      'dashboard-transfer',
      'dashboard-bot-check',
      'dashboard-keys',
    ],
    page: async () => (await import('../pages/billing.tsx')).BillingPage,
  },
  {
    id: 'pricing',
    icon: CreditCardIcon,
    inBar: true,
    messages: ['dashboard-billing', 'dashboard-usage', 'dashboard-keys'],
    page: async () => (await import('../pages/pricing.tsx')).PricingPage,
  },
  {
    id: 'playground',
    icon: PlayIcon,
    inBar: true,
    messages: ['dashboard-playground', 'dashboard-usage', 'dashboard-keys'],
    page: async () => (await import('../pages/playground.tsx')).PlaygroundPage,
  },
  {
    id: 'classifiers',
    icon: BlocksIcon,
    messages: ['dashboard-classifiers', 'dashboard-keys'],
    page: async () => (await import('../pages/classifiers.tsx')).ClassifiersPage,
  },
  {
    id: 'rate-limit',
    icon: GaugeIcon,
    messages: ['dashboard-rate-limits', 'content-products'],
    page: async () => (await import('../pages/rate-limit.tsx')).RateLimitPage,
  },
  {
    id: 'settings',
    icon: SettingsIcon,
    messages: ['dashboard-preferences', 'dashboard-audit'],
    page: async () => (await import('../pages/settings.tsx')).SettingsPage,
  },
] as const satisfies readonly TabRow[]

declare module '../ground/place/place.ts' {
  interface Register {
    tab: (typeof tabs)[number]['id']
  }
}
