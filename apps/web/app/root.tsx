import '@search-foundation/ui/styles.css'
import './site.css'

import { SkipLink } from '@search-foundation/ui/skip-link'
import { useTranslation } from 'react-i18next'
import { Links, Outlet, useLocation, useMatches } from 'react-router'

import { pageAddress } from './document/page-address.ts'
import { PageProvider } from './document/page-context.tsx'
import type { PageHandle } from './document/page-handle.ts'
import { siteI18n } from './document/site-i18n.ts'
import { Announcement } from './frame/announcement.tsx'
import { Footer } from './frame/footer.tsx'
import { Header } from './frame/header.tsx'
import { LanguageOffer } from './frame/language-offer.tsx'
import { Palette } from './frame/palette.tsx'
import { SearchBar } from './frame/search-bar.tsx'
import { StorageNotice } from './frame/storage-notice.tsx'
import { IslandFailure } from './islands/island-failure.tsx'
import { onWithoutScripts } from './shell/switched-on.ts'

/** The document of every page. It is rendered to HTML only; in the browser its islands run, and the scripts of `shell/`. */
export default function Root() {
  const address = pageAddress(useLocation().pathname)
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined
  const missing = handle?.missing === true
  return (
    <html lang={address.locale} data-missing={missing ? '' : undefined} data-on={onWithoutScripts}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <ThemedHead />
        {missing ? <meta name="robots" content="noindex" /> : null}
        <Links />
      </head>
      <body>
        {import.meta.env.DEV ? <DevelopmentScripts /> : null}
        <PageProvider address={address} i18n={siteI18n(address.locale)}>
          <Page />
        </PageProvider>
        {import.meta.env.DEV ? <script type="module" src="/app/shell/controls.ts" /> : null}
      </body>
    </html>
  )
}

function Page() {
  const { t } = useTranslation('common')
  return (
    <>
      <SkipLink href="#content">{t('skipToContent')}</SkipLink>
      <LanguageOffer />
      <Announcement />
      <Header />
      <SearchBar />
      <main id="content">
        <Outlet />
      </main>
      <Footer />
      <Palette />
      <IslandFailure />
      <StorageNotice />
      <SpeculationRules />
    </>
  )
}

/** Elements of the head that follow the theme. */
function ThemedHead() {
  const { light, dark } = sitePageColor
  return (
    <>
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" content={light} data-light={light} data-dark={dark} />
      <link rel="manifest" href="/site.webmanifest" />
      <link
        rel="icon"
        type="image/svg+xml"
        href="/favicon-light.svg"
        data-light="/favicon-light.svg"
        data-dark="/favicon-dark.svg"
      />
    </>
  )
}

/** What the build inlines or leaves out: the script before the first paint, and hot reload with React's state kept. */
function DevelopmentScripts() {
  return (
    <>
      <script type="module" src="/@id/__x00__virtual:react-router/inject-hmr-runtime" />
      <script type="module" src="/@vite/client" />
      <script type="module" src="/app/development.ts" />
      <script type="module" src="/app/shell/first-paint.ts" />
    </>
  )
}

/** Links to other pages are fetched when a pointer rests on them; pages are files, so this costs the visitor little. */
function SpeculationRules() {
  const rules = {
    prefetch: [
      {
        where: {
          and: [
            { href_matches: '/*' },
            { not: { href_matches: '/*api-dashboard*' } },
            { not: { href_matches: '/assets/*' } },
            { not: { href_matches: '/*.zip' } },
            { not: { href_matches: '/*.epub' } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  }
  return <script type="speculationrules" dangerouslySetInnerHTML={{ __html: JSON.stringify(rules) }} />
}
