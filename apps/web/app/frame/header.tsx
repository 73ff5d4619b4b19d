import { brand } from '@search-foundation/content/brand'
import { localizePath } from '@search-foundation/i18n/locale-path'
import { localeTable } from '@search-foundation/i18n/locale-table'
import { defaultSettings } from '@search-foundation/store/preferences'
import { Button } from '@search-foundation/ui/button'
import { Icon, MenuIcon, MonitorIcon, MoonIcon, SearchIcon, SunIcon } from '@search-foundation/ui/icon'
import { LanguageMenu } from '@search-foundation/ui/language-menu'
import { Link } from '@search-foundation/ui/link'
import { LinkList } from '@search-foundation/ui/link-list'
import { Menu } from '@search-foundation/ui/menu'
import { NavigationPanel } from '@search-foundation/ui/navigation-panel'
import { SegmentedControl } from '@search-foundation/ui/segmented-control'
import { useTranslation } from 'react-i18next'

import { usePageAddress } from '../document/page-context.tsx'
import { isEnglishOnly } from '../ground/site-map.ts'
import { useMenu } from './use-menu.tsx'
import { Wordmark } from './wordmark.tsx'
import styles from './header.module.css'

/** The bar on every page. Its menus are the browser's own popovers; the shell makes search and theme work. */
export function Header() {
  const { t } = useTranslation(['web-frame', 'common'])
  const { locale, path, href } = usePageAddress()
  const products = useMenu('products', 'header')
  const pages = useMenu('main', 'header')
  const company = useMenu('company', 'header')
  const languages = localeTable
    .filter(({ code }) => defaultSettings.localeOptions.includes(code))
    .map(({ code, nativeName }) => ({ code, label: nativeName }))
  // Another language of a page that is in English only: the start of the documentation.
  const pathIn = (code: string) =>
    code !== locale && isEnglishOnly(path) ? localizePath('/docs', code) : localizePath(path, code)
  const signIn = `${href('/api-dashboard')}?login=true`
  const getKey = `${href('/api-dashboard')}?sui=apikey`

  return (
    <header className={styles.header} data-dashboard-label={t('nav.dashboard')}>
      <div className={styles.bar}>
        <a className={styles.home} href={href('/')} aria-label={t('home', { brand: brand.name })}>
          <Wordmark />
        </a>
        <nav className={styles.wide} aria-label={t('mainNavigation')}>
          <Menu label={t('nav.products')} items={products} columns={2} />
          {pages.map((page) => (
            <Link
              key={page.href}
              variant="button-quiet"
              href={page.href}
              aria-current={page.isCurrent ? 'page' : undefined}
            >
              {page.label}
            </Link>
          ))}
          <Menu label={t('nav.company')} items={company} />
        </nav>
        <div className={styles.tools}>
          <Button
            variant="quiet"
            label={t('palette.open')}
            icon={<Icon of={SearchIcon} />}
            data-open-palette=""
          />
          <div className={styles.wide}>
            <LanguageMenu label={t('common:language')} locales={languages} value={locale} href={pathIn} />
            <ThemeChoice name="theme" />
            <Link variant="button-quiet" href={signIn}>
              <span className={styles.initials} data-initials="" aria-hidden="true" hidden />
              {t('common:signIn')}
            </Link>
            <Link variant="button-solid" href={getKey}>
              {t('nav.getKey')}
            </Link>
          </div>
          <div className={styles.phone}>
            <Link variant="button-solid" href={getKey}>
              {t('nav.getKeyShort')}
            </Link>
          </div>
          <NavigationPanel
            className={styles.phone ?? ''}
            label={t('common:menu')}
            icon={<Icon of={MenuIcon} size="lg" />}
          >
            <nav className={styles.drawer} aria-label={t('common:menu')}>
              <LinkList label={t('nav.products')} items={products} columns={2} />
              <LinkList
                className={styles.drawerLinks ?? ''}
                label={t('mainNavigation')}
                items={[...pages, { href: signIn, label: t('common:signIn') }]}
              />
              <LinkList
                className={styles.drawerLinks ?? ''}
                label={t('nav.company')}
                items={company}
                columns={2}
              />
              <Link variant="button-solid" size="lg" href={getKey}>
                {t('nav.getKey')}
              </Link>
            </nav>
            <div className={styles.drawerTools}>
              <LinkList
                className={styles.languages ?? ''}
                label={t('common:language')}
                items={languages.map(({ code, label }) => ({
                  label,
                  href: pathIn(code),
                  lang: code,
                  isCurrent: code === locale,
                }))}
              />
              <ThemeChoice name="theme-in-drawer" />
            </div>
          </NavigationPanel>
        </div>
      </div>
    </header>
  )
}

/** The shell shows and keeps the choice; it stands twice, in the bar and in the drawer. */
function ThemeChoice({ name }: { name: string }) {
  const { t } = useTranslation('common')
  return (
    <SegmentedControl
      label={t('theme')}
      name={name}
      size="sm"
      iconsOnly
      defaultValue="auto"
      inputProps={{ 'data-theme-choice': '' }}
      options={[
        { id: 'light', label: t('themeLight'), icon: <Icon of={SunIcon} size="sm" /> },
        { id: 'dark', label: t('themeDark'), icon: <Icon of={MoonIcon} size="sm" /> },
        { id: 'auto', label: t('themeAuto'), icon: <Icon of={MonitorIcon} size="sm" /> },
      ]}
    />
  )
}
