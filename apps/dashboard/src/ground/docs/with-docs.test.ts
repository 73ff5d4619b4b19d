import { loadI18n } from '@search-foundation/i18n/load-i18n'
import { createElement as element } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { StaticRouter } from 'react-router'
import { expect, test } from 'vitest'

import { WithDocs } from './with-docs.tsx'

test.each([
  ['/api-dashboard/rate-limit', '/docs/rate-limits', 'Dokumentation: Ratenlimits'],
  ['/de/api-dashboard/requests', '/de/docs/errors', 'Dokumentation: Anfragen'],
  ['/api-dashboard/settings/webhooks', '/docs/webhooks', 'Dokumentation: Webhooks'],
])('a text at %s is followed by a link to %s', async (path, address, name) => {
  const { i18n } = await loadI18n({ locale: 'de', files: ['dashboard', 'shared'] })
  const text = element(WithDocs, null, 'Worum es geht.')
  const html = renderToStaticMarkup(
    element(I18nextProvider, { i18n }, element(StaticRouter, { location: path }, text)),
  )
  expect(html).toMatch(/^Worum es geht\. <a /)
  expect(html).toContain(`href="${address}"`)
  expect(html).toContain(`aria-label="${name}"`)
})
