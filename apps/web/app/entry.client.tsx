import { createI18n } from '@search-foundation/i18n/create-i18n'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { HydratedRouter } from 'react-router/dom'

import { pageAddress } from './document/use-page-address.ts'
import { pageAt } from './site-map.ts'

const { locale, path } = pageAddress(location.pathname)
const namespaces = pageAt(path)?.messages ?? []
const i18n = await createI18n({ locale, namespaces, strict: import.meta.env.DEV })

// Without its messages (the failure is logged) the page stays as it was rendered, in its own language.
if (i18n.language === locale) {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <I18nextProvider i18n={i18n}>
          <HydratedRouter />
        </I18nextProvider>
      </StrictMode>,
    )
  })
}
