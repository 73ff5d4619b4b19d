import { Drawer } from '@search-foundation/ui/drawer'
import { LanguageMenu, type LanguageMenuProps } from '@search-foundation/ui/language-menu'
import { Row } from '@search-foundation/ui/row'
import { SideNav, type SideNavProps } from '@search-foundation/ui/side-nav'
import { ThemeSwitch, type ThemeSwitchProps } from '@search-foundation/ui/theme-switch'
import { useTranslation } from 'react-i18next'

export interface NavigationDrawerProps extends Pick<SideNavProps, 'items' | 'current'> {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  theme: ThemeSwitchProps
  languages: LanguageMenuProps
}

/** The menu of all tabs on phones, with what has no room in the bar there. */
export function NavigationDrawer({
  isOpen,
  onOpenChange,
  items,
  current,
  theme,
  languages,
}: NavigationDrawerProps) {
  const { t } = useTranslation(['dashboard-frame', 'common'])
  return (
    <Drawer title={t('navigation')} side="start" isOpen={isOpen} onOpenChange={onOpenChange}>
      <SideNav
        label={t('common:menu')}
        items={items}
        {...(current !== undefined && { current })}
        footer={
          <Row>
            <ThemeSwitch {...theme} />
            <LanguageMenu showName {...languages} />
          </Row>
        }
      />
    </Drawer>
  )
}
