import { createI18n } from '@search-foundation/i18n/create-i18n'
import { loadMessages } from '@search-foundation/i18n/load-messages'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { HydratedRouter } from 'react-router/dom'

import { pageAddress } from './document/use-page-address.ts'
import { pages } from './site-map.ts'

const { locale, path } = pageAddress(location.pathname)
const namespaces = pages.find((page) => page.pattern === path)?.messages ?? []
const i18n = await createI18n({ locale, namespaces, load: loadMessages })

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
