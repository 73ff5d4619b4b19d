import { brand } from '@search-foundation/content/brand'
import { localizePath } from '@search-foundation/i18n/locale-path'
import { Callout } from '@search-foundation/ui/callout'
import { Drawer } from '@search-foundation/ui/drawer'
import { Icon, MenuIcon } from '@search-foundation/ui/icon'
import { IconButton } from '@search-foundation/ui/icon-button'
import { LanguageMenu } from '@search-foundation/ui/language-menu'
import { Link } from '@search-foundation/ui/link'
import { NotificationHistory } from '@search-foundation/ui/notification-history'
import { SideNav } from '@search-foundation/ui/side-nav'
import { SkipLink } from '@search-foundation/ui/skip-link'
import { ThemeSwitch } from '@search-foundation/ui/theme-switch'
import { TopBar } from '@search-foundation/ui/top-bar'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { useLanguage, useTheme } from '../features/preferences/index.ts'
import { AccountMenu } from '../features/session/index.ts'
import { bottomItems, navigationItems } from './navigation-items.tsx'
import { useOnline } from './use-online.ts'
import { usePlace } from './use-place.ts'

/** What stands around every page: bar, side navigation, bottom bar on phones. */
export function Frame({ onSignIn, children }: { onSignIn: () => void; children: ReactNode }) {
  const { t } = useTranslation('dashboard')
  const { locale, tab, pathOf } = usePlace()
  const language = useLanguage()
  const theme = useTheme()
  const isOnline = useOnline()
  const [isMenuOpen, setMenuOpen] = useState(false)
  const main = useRef<HTMLElement>(null)
  const current = pathOf(tab)
  const languageMenu = {
    locales: language.locales,
    value: language.value,
    onChange: (code: string) => void language.onChange(code),
  }

  // Each navigation begins at the top (specification §2), and closes the phone's menu.
  useEffect(() => {
    scrollTo({ top: 0, behavior: 'instant' })
    setMenuOpen(false)
  }, [tab])

  return (
    <>
      <SkipLink href="#main">{t('skip')}</SkipLink>
      <TopBar
        sticky
        className="frame-bar"
        start={
          <IconButton
            className="frame-menu-button"
            label={t('menu')}
            icon={<Icon of={MenuIcon} />}
            onPress={() => setMenuOpen(true)}
          />
        }
        brand={
          <Link href={locale === undefined ? '/' : localizePath('/', locale)} variant="quiet" data-native>
            {brand.name}
          </Link>
        }
        end={
          <>
            <span className="frame-wide">
              <ThemeSwitch {...theme} />
              <LanguageMenu {...languageMenu} />
            </span>
            <NotificationHistory />
            <AccountMenu settingsHref={pathOf('settings')} onSignIn={onSignIn} />
          </>
        }
      />
      <div className="frame">
        <div className="frame-side">
          <SideNav label={t('navigation')} items={navigationItems(t, pathOf)} current={current} />
        </div>
        <main id="main" ref={main} className="frame-main" tabIndex={-1}>
          {!isOnline && (
            <Callout tone="warning" title={t('offline.title')}>
              {t('offline.description')}
            </Callout>
          )}
          {children}
        </main>
      </div>
      <div className="frame-bottom">
        <SideNav
          label={t('bottomNavigation')}
          layout="bar"
          items={bottomItems(t, pathOf)}
          current={current}
        />
      </div>
      <Drawer title={t('navigation')} side="start" isOpen={isMenuOpen} onOpenChange={setMenuOpen}>
        <SideNav
          label={t('menu')}
          items={navigationItems(t, pathOf)}
          current={current}
          footer={
            <div className="row">
              <ThemeSwitch {...theme} />
              <LanguageMenu showName {...languageMenu} />
            </div>
          }
        />
      </Drawer>
    </>
  )
}
