import {
  ChevronDownIcon,
  Icon,
  LanguagesIcon,
  MenuIcon,
  SearchIcon,
  SunIcon,
} from '@search-foundation/ui/icon'
import { Link } from '@search-foundation/ui/link'
import { publishedLocales } from '@search-foundation/i18n/locale-table'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { brand } from '../brand.ts'
import { DEFAULT_LOCALE } from '../i18n/locales.ts'
import { usePlace } from '../i18n/use-place.ts'
import { localePath } from '../shell/guards.ts'
import { Wordmark } from './wordmark.tsx'
import { ProductMenu } from './product-menu.tsx'
import styles from './header.module.css'

/** The bar on every page. Menus are `<details>`: they open without scripts; the shell closes them as menus do. */
export function Header() {
  const { t } = useTranslation('web-frame')
  const { href } = usePlace()
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <a className={styles.home} href={href('/')} aria-label={t('home', { brand: brand.name })}>
          <Wordmark />
        </a>
        <nav className={styles.wide} aria-label={t('mainNavigation')}>
          <Menu label={t('nav.products')}>
            <ProductMenu />
          </Menu>
          <SiteLinks />
        </nav>
        <div className={styles.tools}>
          <button type="button" className={styles.tool} data-open-palette="" aria-label={t('palette.open')}>
            <Icon of={SearchIcon} />
          </button>
          <span className={styles.wide}>
            <Preferences />
          </span>
          <span className={styles.wide}>
            <Link
              className={styles.entry ?? ''}
              variant="quiet"
              href={`${href('/api-dashboard')}?login=true`}
            >
              {t('nav.logIn')}
            </Link>
            <Link variant="button-solid" size="sm" href={`${href('/api-dashboard')}?sui=apikey`}>
              {t('nav.getKey')}
            </Link>
          </span>
          <details className={styles.phone} data-menu="">
            <summary className={styles.tool} aria-label={t('menu')}>
              <Icon of={MenuIcon} size="lg" />
            </summary>
            <nav className={styles.drawer} aria-label={t('mainNavigation')}>
              <ProductMenu />
              <div className={styles.drawerLinks}>
                <SiteLinks />
                <Link variant="quiet" href={`${href('/api-dashboard')}?login=true`}>
                  {t('nav.logIn')}
                </Link>
              </div>
              <Link variant="button-solid" href={`${href('/api-dashboard')}?sui=apikey`}>
                {t('nav.getKey')}
              </Link>
              <div className={styles.drawerTools}>
                <Preferences flat />
              </div>
            </nav>
          </details>
        </div>
      </div>
    </header>
  )
}

function SiteLinks() {
  const { t } = useTranslation('web-frame')
  const { href, path } = usePlace()
  return (
    <>
      <Link variant="quiet" href={href('/#models')}>
        {t('nav.models')}
      </Link>
      <Link variant="quiet" href={href('/#research')}>
        {t('nav.research')}
      </Link>
      <Link variant="quiet" href={href('/news')} aria-current={path === '/news' ? 'page' : undefined}>
        {t('nav.news')}
      </Link>
    </>
  )
}

function Menu({
  label,
  icon,
  name,
  children,
}: {
  label: string
  icon?: ReactNode
  name?: string
  children: ReactNode
}) {
  return (
    <details className={styles.menu} data-menu="" name={name ?? 'site-menu'}>
      <summary className={icon ? styles.tool : styles.menuButton} aria-label={icon ? label : undefined}>
        {icon ?? label}
        {icon ? null : <Icon of={ChevronDownIcon} size="sm" />}
      </summary>
      <div className={styles.panel} data-end={icon ? '' : undefined}>
        {children}
      </div>
    </details>
  )
}

/** Language and theme: two menus in the bar, two plain groups (`flat`) in the phone's menu. */
function Preferences({ flat = false }: { flat?: boolean }) {
  const { t } = useTranslation('web-frame')
  if (flat) {
    return (
      <>
        <Languages />
        <Themes group="theme-flat" />
      </>
    )
  }
  return (
    <>
      <Menu label={t('language')} icon={<Icon of={LanguagesIcon} />}>
        <Languages />
      </Menu>
      <Menu label={t('theme.label')} icon={<Icon of={SunIcon} />}>
        <Themes group="theme" />
      </Menu>
    </>
  )
}

function Languages() {
  const { t } = useTranslation('web-frame')
  const { locale, path } = usePlace()
  return (
    <ul className={styles.choices} aria-label={t('language')}>
      {publishedLocales.map(({ code, nativeName }) => (
        <li key={code}>
          <a
            href={localePath(code, path, DEFAULT_LOCALE)}
            hrefLang={code}
            lang={code}
            data-language={code}
            aria-current={code === locale ? 'true' : undefined}
          >
            {nativeName}
          </a>
        </li>
      ))}
    </ul>
  )
}

function Themes({ group }: { group: string }) {
  const { t } = useTranslation('web-frame')
  return (
    <fieldset className={styles.themes}>
      <legend>{t('theme.label')}</legend>
      {(['auto', 'light', 'dark'] as const).map((choice) => (
        <label key={choice}>
          <input
            type="radio"
            name={group}
            value={choice}
            data-theme-choice=""
            defaultChecked={choice === 'auto'}
          />
          <span>{t(`theme.${choice}`)}</span>
        </label>
      ))}
    </fieldset>
  )
}
