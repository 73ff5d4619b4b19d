import { translator } from '@search-foundation/i18n/translator'
import { html } from 'hono/html'

import { page, styleSources } from '../../kernel/http/page.ts'

export const addressPagePolicy = `default-src 'none'; style-src ${styleSources()}; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

/** What the link leads to: an address to confirm, one that is confirmed now, or nothing. */
export type AddressPageState = { kind: 'open' | 'confirmed'; email: string } | { kind: 'invalid' }

/** The page that confirms an address for alerts, in a published locale. */
export function addressPage(state: AddressPageState, locale: string) {
  const t = translator(locale, 'alert-address-page')
  const title =
    state.kind === 'open' ? translator(locale, 'mails')('alertAddress.subject') : t(`${state.kind}.title`)
  const content =
    state.kind === 'invalid'
      ? html`<p>${t('invalid.text')}</p>`
      : html`<p>${t(`${state.kind}.text`, { email: state.email })}</p>`
  const form =
    state.kind === 'open'
      ? html`<form method="post">
          <button type="submit">${translator(locale, 'auth')('code.verify-email.submit')}</button>
        </form>`
      : ''
  return page(
    title,
    html`<h1>${title}</h1>
      <div class="card">${content}${form}</div>`,
    { language: locale },
  )
}
