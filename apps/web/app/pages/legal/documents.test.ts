import { localizePath } from '@search-foundation/i18n/locale-path'
import { localeTable } from '@search-foundation/i18n/locale-table'
import { expect, test } from 'vitest'

import { documentIn } from './documents.ts'

test.each(localeTable.map(({ code }) => code))(
  'the terms in %s lead to the page about the state of the services, in their language',
  (locale) => {
    const { html, lang } = documentIn(locale, 'terms')
    expect(lang).toBe(locale)
    expect(html).toContain(`<a href="${localizePath('/status', locale)}"`)
    expect(html).not.toMatch(/href="https:\/\/status\./)
  },
)
