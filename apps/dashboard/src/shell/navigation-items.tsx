import { Icon } from '@search-foundation/ui/icon'
import type { SideNavItem } from '@search-foundation/ui/side-nav'
import { useTranslation } from 'react-i18next'

import { usePlace } from '../ground/place/use-place.ts'
import { tabs } from './tabs.tsx'

/** Links to all tabs, for the menu and the palette, and to those of a phone's bottom bar, in its short words. */
export function useNavigationItems(): { menu: SideNavItem[]; bar: SideNavItem[] } {
  const { t } = useTranslation('dashboard-frame')
  const { pathOf } = usePlace()
  const icon = (of: (typeof tabs)[number]['icon']) => <Icon of={of} size="lg" />
  return {
    menu: tabs.map((tab) => ({ href: pathOf(tab.id), label: t(`tabs.${tab.id}`), icon: icon(tab.icon) })),
    bar: tabs
      .filter((tab) => 'inBar' in tab)
      .map((tab) => ({ href: pathOf(tab.id), label: t(`tabsShort.${tab.id}`), icon: icon(tab.icon) })),
  }
}
