import {
  ChartBarIcon,
  CreditCardIcon,
  GaugeIcon,
  Icon,
  KeyRoundIcon,
  LayoutDashboardIcon,
  PlayIcon,
  ReceiptIcon,
  SettingsIcon,
} from '@search-foundation/ui/icon'
import type { SideNavItem } from '@search-foundation/ui/side-nav'
import type { TFunction } from 'i18next'

import { tabs, type Tab } from './place.ts'

const icons = {
  overview: LayoutDashboardIcon,
  'key-manager': KeyRoundIcon,
  usage: ChartBarIcon,
  billing: ReceiptIcon,
  pricing: CreditCardIcon,
  playground: PlayIcon,
  'rate-limit': GaugeIcon,
  settings: SettingsIcon,
} as const satisfies Record<Tab, unknown>

/** The tabs that fit into a phone's bottom bar; the others are reached from them and from the account menu. */
const bottomTabs: readonly Tab[] = ['overview', 'key-manager', 'usage', 'pricing', 'playground']

/** The same in the short words of the phone's bottom bar. */
export const bottomItems = (t: TFunction<'dashboard'>, pathOf: (tab: Tab) => string): SideNavItem[] =>
  bottomTabs.map((tab) => ({
    href: pathOf(tab),
    label: t(`tabsShort.${tab}`),
    icon: <Icon of={icons[tab]} size="lg" />,
  }))

/** The links of the navigation. */
export function navigationItems(t: TFunction<'dashboard'>, pathOf: (tab: Tab) => string): SideNavItem[] {
  return tabs.map((tab) => ({
    href: pathOf(tab),
    label: t(`tabs.${tab}`),
    icon: <Icon of={icons[tab]} size="lg" />,
  }))
}
