import '@search-foundation/ui/styles.css'
import './site.css'

import { SkipLink } from '@search-foundation/ui/skip-link'
import { useTranslation } from 'react-i18next'
import { Links, Outlet, Scripts, useMatches } from 'react-router'

import { Static } from './document/static.tsx'
import { usePageAddress } from './document/use-page-address.ts'
import { Footer } from './frame/footer.tsx'
import { Header } from './frame/header.tsx'
import { Palette } from './frame/palette.tsx'

/** What a route module may say of itself in `handle`. */
export interface PageHandle {
  /** Whether the page has something to operate and so loads the application's scripts. */
  hydrate: boolean
  /** The page that answers for unknown addresses. */
  missing?: boolean
}

export default function Root() {
  const { t } = useTranslation('common')
  const { locale } = usePageAddress()
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined
  return (
    <html lang={locale} data-missing={handle?.missing ? '' : undefined} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {import.meta.env.SSR ? <HeadStatics missing={handle?.missing === true} /> : null}
        {/* The build inlines the styles and moves the scripts; the browser's tree holds neither. */}
        {import.meta.env.SSR || import.meta.env.DEV ? <Links /> : null}
      </head>
      <body suppressHydrationWarning>
        {import.meta.env.DEV ? <script type="module" src="/app/shell/first-paint.ts" /> : null}
        <Static>
          <SkipLink href="#content">{t('skipToContent')}</SkipLink>
          <Header />
        </Static>
        <main id="content">
          <Outlet />
        </main>
        <Static>
          <Footer />
          <Palette />
          <SpeculationRules />
        </Static>
        {import.meta.env.DEV ? <script type="module" src="/app/shell/controls.ts" /> : null}
        {handle?.hydrate && (import.meta.env.SSR || import.meta.env.DEV) ? <Scripts /> : null}
      </body>
    </html>
  )
}

/** Elements of every head. The shell changes some of them, so the tree in the browser has none. */
function HeadStatics({ missing }: { missing: boolean }) {
  const { light, dark } = import.meta.env.PAGE_COLOR
  return (
    <>
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" content={light} data-light={light} data-dark={dark} />
      <link
        rel="icon"
        type="image/svg+xml"
        href="/favicon-light.svg"
        data-light="/favicon-light.svg"
        data-dark="/favicon-dark.svg"
      />
      {missing ? <meta name="robots" content="noindex" /> : null}
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
          ],
        },
        eagerness: 'moderate',
      },
    ],
  }
  return <script type="speculationrules" dangerouslySetInnerHTML={{ __html: JSON.stringify(rules) }} />
}
