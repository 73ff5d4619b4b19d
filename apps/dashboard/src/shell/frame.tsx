import { brand } from '@search-foundation/content/brand'
import { localizePath } from '@search-foundation/i18n/locale-path'
import { BrandMark } from '@search-foundation/ui/brand-mark'
import { Button } from '@search-foundation/ui/button'
import { Icon, MenuIcon, PanelLeftCloseIcon, PanelLeftOpenIcon, SearchIcon } from '@search-foundation/ui/icon'
import { LanguageMenu } from '@search-foundation/ui/language-menu'
import { Link } from '@search-foundation/ui/link'
import { NotificationHistory } from '@search-foundation/ui/notification-history'
import { SearchButton } from '@search-foundation/ui/search-button'
import { SideNav } from '@search-foundation/ui/side-nav'
import { SkipLink } from '@search-foundation/ui/skip-link'
import { ThemeSwitch } from '@search-foundation/ui/theme-switch'
import { TopBar } from '@search-foundation/ui/top-bar'
import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'

import { InboxBell } from '../features/inbox/index.ts'
import { KeyScopeSelect, LinkKeyOffer } from '../features/keys/index.ts'
import { useLanguage, useTheme } from '../features/preferences/index.ts'
import { AccountMenu, AddressNotice } from '../features/session/index.ts'
import { lazyDialog } from '../ground/dialogs/lazy-dialog.tsx'
import { readPlace } from '../ground/place/place.ts'
import { usePlace } from '../ground/place/use-place.ts'
import { UserBoundary } from '../ground/session/user-boundary.tsx'
import { modifierKey } from './modifier-key.ts'
import { useNavigationItems } from './navigation-items.tsx'
import { ServiceNotices } from './service-notices.tsx'
import { useMedia } from './use-media.ts'
import { useNavigationWidth } from './use-navigation-width.ts'
import styles from './frame.module.css'

/** Widths of phones, as in `frame.module.css`. */
const phone = '(width < 48rem)'

/** Only phones can open it. */
const NavigationDrawer = lazyDialog(async () => (await import('./navigation-drawer.tsx')).NavigationDrawer)

export interface FrameProps {
  /** Path of the page that was asked for, while the last page is still shown. */
  next: string | undefined
  /** Opens the palette. */
  onSearch: () => void
  /** Page. */
  children: ReactNode
}

/** The bar, the side navigation and, on phones, the bottom bar around every page. */
export function Frame({ next, onSearch, children }: FrameProps) {
  const { t } = useTranslation(['dashboard-frame', 'common'])
  const { locale, tab, pathOf } = usePlace()
  const { menu, bar } = useNavigationItems()
  const { pathname } = useLocation()
  const language = useLanguage()
  const theme = useTheme()
  const navigation = useNavigationWidth()
  const isPhone = useMedia(phone)
  const [isMenuOpen, setMenuOpen] = useState(false)
  const current = pathOf(next === undefined ? tab : readPlace(next).tab)
  const languageMenu = {
    label: t('common:language'),
    locales: language.locales,
    value: language.value,
    onChange: (code: string) => void language.onChange(code),
  }

  useEffect(() => setMenuOpen(false), [pathname])

  return (
    <div className={styles.frame}>
      <SkipLink href="#main">{t('common:skipToContent')}</SkipLink>
      <TopBar
        sticky
        start={
          <span className={styles.narrow}>
            <Button
              label={t('common:menu')}
              variant="quiet"
              icon={<Icon of={MenuIcon} />}
              onClick={() => setMenuOpen(true)}
            />
          </span>
        }
        brand={
          <Link
            href={locale === undefined ? '/' : localizePath('/', locale)}
            variant="quiet"
            className={styles.brand ?? ''}
            data-native
          >
            <BrandMark />
            <span>{brand.name}</span>
          </Link>
        }
        end={
          <>
            <SearchButton
              label={t('shortcuts.palette')}
              modifier={modifierKey()}
              size="sm"
              className={styles.search ?? ''}
              onClick={onSearch}
            />
            <Button
              label={t('shortcuts.palette')}
              title={t('shortcuts.palette')}
              variant="quiet"
              icon={<Icon of={SearchIcon} />}
              className={styles.searchIcon ?? ''}
              aria-keyshortcuts="Control+K Meta+K"
              onClick={onSearch}
            />
            <span className={styles.wide}>
              {!isPhone && <KeyScopeSelect />}
              <span className={styles.preferences}>
                <ThemeSwitch {...theme} />
                <LanguageMenu {...languageMenu} />
              </span>
            </span>
            {/* A visitor has no inbox; what this visit has told them is all there is. */}
            <UserBoundary fallback={<NotificationHistory />}>
              <InboxBell />
            </UserBoundary>
            <AccountMenu />
          </>
        }
      />
      <div className={styles.columns} data-navigation={navigation.chosen}>
        <div className={styles.side}>
          <SideNav
            label={t('navigation')}
            items={menu}
            current={current}
            hasTooltips={navigation.isCollapsed}
            className={styles.navigation ?? ''}
            footer={
              <Button
                label={t(navigation.isCollapsed ? 'expand' : 'collapse')}
                title={t(navigation.isCollapsed ? 'expand' : 'collapse')}
                variant="quiet"
                icon={<Icon of={navigation.isCollapsed ? PanelLeftOpenIcon : PanelLeftCloseIcon} />}
                onClick={navigation.toggle}
              />
            }
          />
        </div>
        <main id="main" className={styles.main} tabIndex={-1}>
          {/* Settings are about the account and the browser, whichever keys are chosen. */}
          {tab !== 'settings' && (
            <div className={styles.scope} data-scope>
              {isPhone && <KeyScopeSelect />}
            </div>
          )}
          <div className={styles.notices}>
            <ServiceNotices />
            <AddressNotice />
            <LinkKeyOffer />
          </div>
          <div
            className={styles.page}
            data-loading={next === undefined ? undefined : ''}
            aria-busy={next !== undefined}
          >
            {children}
          </div>
        </main>
      </div>
      <div className={styles.bottom}>
        <SideNav label={t('bottomNavigation')} layout="bar" items={bar} current={current} />
      </div>
      <NavigationDrawer
        isOpen={isMenuOpen}
        onOpenChange={setMenuOpen}
        items={menu}
        current={current}
        theme={theme}
        languages={languageMenu}
      />
    </div>
  )
}
