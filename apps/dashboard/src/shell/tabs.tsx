import {
  BlocksIcon,
  BoxesIcon,
  ChartBarIcon,
  CreditCardIcon,
  GaugeIcon,
  KeyRoundIcon,
  LayersIcon,
  LayoutDashboardIcon,
  ListIcon,
  PlayIcon,
  ReceiptIcon,
  SettingsIcon,
  type IconProps,
} from '@search-foundation/ui/icon'
import type { ComponentType } from 'react'

import { settingsSections, type SettingsSection } from '../pages/settings/settings-sections.ts'

type Load = () => Promise<ComponentType>

/** Headings of the menu, in its order. */
export const tabGroups = ['build', 'use', 'money', 'account'] as const

/** One tab of the dashboard. Its texts are `tabs.{id}`, `lead.{id}` and, with `inBar`, `tabsShort.{id}`. */
export interface TabRow {
  /** Path segment; `overview` has none. */
  id: string
  /** Heading in the menu; the overview has none. Its text is `groups.{group}`. */
  group?: (typeof tabGroups)[number]
  icon: IconProps['of']
  /** Whether it is one of the few tabs in the bottom bar of phones. All tabs are in the menu and in the palette. */
  inBar?: true
  /** Loads the page, a chunk of its own. */
  page: Load
  /** Loads the page of one item, `/{id}/:id`. */
  itemPage?: Load
  /** Parts of the page with addresses of their own, `/{id}/{section}`. Their texts are `sections.{section}` and `sectionLead.{section}`. */
  sections?: readonly SettingsSection[]
}

/** Every tab, in the order of the menu, group by group. Routes, menu, bottom bar and palette follow from this table. */
export const tabs = [
  {
    id: 'overview',
    icon: LayoutDashboardIcon,
    inBar: true,
    page: async () => (await import('../pages/overview.tsx')).OverviewPage,
  },
  {
    id: 'key-manager',
    group: 'build',
    icon: KeyRoundIcon,
    inBar: true,
    page: async () => (await import('../pages/key-manager.tsx')).KeyManagerPage,
    itemPage: async () => (await import('../pages/key.tsx')).KeyPage,
  },
  {
    id: 'playground',
    group: 'build',
    icon: PlayIcon,
    inBar: true,
    page: async () => (await import('../pages/playground.tsx')).PlaygroundPage,
  },
  {
    id: 'bulk',
    group: 'build',
    icon: LayersIcon,
    page: async () => (await import('../pages/bulk.tsx')).BulkPage,
    itemPage: async () => (await import('../pages/bulk-job.tsx')).BulkJobPage,
  },
  {
    id: 'classifiers',
    group: 'build',
    icon: BlocksIcon,
    page: async () => (await import('../pages/classifiers.tsx')).ClassifiersPage,
    itemPage: async () => (await import('../pages/classifier.tsx')).ClassifierPage,
  },
  {
    id: 'models',
    group: 'build',
    icon: BoxesIcon,
    page: async () => (await import('../pages/models.tsx')).ModelsPage,
    itemPage: async () => (await import('../pages/model.tsx')).ModelPage,
  },
  {
    id: 'usage',
    group: 'use',
    icon: ChartBarIcon,
    inBar: true,
    page: async () => (await import('../pages/usage.tsx')).UsagePage,
  },
  {
    id: 'requests',
    group: 'use',
    icon: ListIcon,
    page: async () => (await import('../pages/requests.tsx')).RequestsPage,
    itemPage: async () => (await import('../pages/request.tsx')).RequestPage,
  },
  {
    id: 'rate-limit',
    group: 'use',
    icon: GaugeIcon,
    page: async () => (await import('../pages/rate-limit.tsx')).RateLimitPage,
  },
  {
    id: 'billing',
    group: 'money',
    icon: ReceiptIcon,
    page: async () => (await import('../pages/billing.tsx')).BillingPage,
    itemPage: async () => (await import('../pages/receipt.tsx')).ReceiptPage,
  },
  {
    id: 'pricing',
    group: 'money',
    icon: CreditCardIcon,
    inBar: true,
    page: async () => (await import('../pages/pricing.tsx')).PricingPage,
  },
  {
    id: 'settings',
    group: 'account',
    icon: SettingsIcon,
    page: async () => (await import('../pages/settings.tsx')).SettingsPage,
    sections: settingsSections,
  },
] as const satisfies readonly TabRow[]

declare module '../ground/place/place.ts' {
  interface Register {
    tab: (typeof tabs)[number]['id']
  }
}
