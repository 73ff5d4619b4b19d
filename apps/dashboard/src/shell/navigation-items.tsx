import { brand } from '@search-foundation/content/brand'
import { localizePath } from '@search-foundation/i18n/locale-path'
import { BookOpenIcon, Icon, MailIcon, SettingsIcon } from '@search-foundation/ui/icon'
import type { SideNavGroup, SideNavItem } from '@search-foundation/ui/side-nav'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import { usePlace } from '../ground/place/use-place.ts'
import { settingsSections } from '../pages/settings/settings-sections.ts'
import { tabGroups, tabs, type TabRow } from './tabs.tsx'

export interface NavigationItems {
  /** Links to all tabs. */
  all: SideNavItem[]
  /** Links to the sections of the settings. */
  sections: SideNavItem[]
  /** Links to the documentation and the support. */
  help: SideNavItem[]
  /** All of these links, in the groups of the menu. */
  menu: (SideNavItem | SideNavGroup)[]
  /** Links to the tabs of a phone's bottom bar, in its short words. */
  bar: SideNavItem[]
}

/** The links of the menu, the palette and the bottom bar. They are the same ones until an address or a text changes. */
export function useNavigationItems(): NavigationItems {
  const { t } = useTranslation(['dashboard-frame', 'common'])
  const { pathOf, locale } = usePlace()
  return useMemo(() => {
    const icon = (of: TabRow['icon']) => <Icon of={of} size="lg" />
    const itemsOf = (group: TabRow['group']) =>
      tabs
        .filter((tab: TabRow) => tab.group === group)
        .map((tab) => ({ href: pathOf(tab.id), label: t(`tabs.${tab.id}`), icon: icon(tab.icon) }))
    const groups = tabGroups.map((group) => ({ group: t(`groups.${group}`), items: itemsOf(group) }))
    const docsPath = locale === undefined ? '/docs' : localizePath('/docs', locale)
    const help = [
      { href: docsPath, label: t('common:documentation'), icon: icon(BookOpenIcon) },
      { href: `mailto:${brand.email}`, label: t('help.support'), icon: icon(MailIcon) },
    ]
    return {
      help,
      sections: settingsSections.map((item) => ({
        href: pathOf('settings', { item }),
        label: t(`sections.${item}`),
        icon: icon(SettingsIcon),
      })),
      all: [...itemsOf(undefined), ...groups.flatMap(({ items }) => items)],
      menu: [...itemsOf(undefined), ...groups, { group: t('groups.help'), items: help }],
      bar: tabs
        .filter((tab) => 'inBar' in tab)
        .map((tab) => ({ href: pathOf(tab.id), label: t(`tabsShort.${tab.id}`), icon: icon(tab.icon) })),
    }
  }, [t, pathOf, locale])
}
