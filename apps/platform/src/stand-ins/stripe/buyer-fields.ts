import { formatCountry } from '@search-foundation/i18n/format'
import { translator } from '@search-foundation/i18n/translator'
import { html } from 'hono/html'

import { countries, type Buyer } from './buyers.ts'

const field = (name: string, label: string, value: string | null | undefined, autocomplete: string) =>
  html`<div>
    <label for="${name}">${label}</label>
    <input id="${name}" name="${name}" value="${value ?? ''}" autocomplete="${autocomplete}" />
  </div>`

/** The fields of name, billing address and tax number, as part of a form. All may stay empty. */
export function buyerFields({ name, address, taxIds }: Buyer, locale: string) {
  const t = translator(locale, 'stand-ins')
  return html`<fieldset>
    <legend>${t('payment.optional')}</legend>
    ${field('name', t('payment.name'), name, 'organization')}
    ${field('line1', t('payment.street'), address?.line1, 'address-line1')}
    <div class="row">
      ${field('city', t('payment.city'), address?.city, 'address-level2')}
      ${field('postal_code', t('payment.postalCode'), address?.postal_code, 'postal-code')}
    </div>
    <div>
      <label for="country">${t('payment.country')}</label>
      <select id="country" name="country" autocomplete="country">
        ${countries.map(
          ({ code }) =>
            html`<option value="${code}" ${code === (address?.country ?? 'US') ? 'selected' : ''}>
              ${formatCountry(code, locale)}
            </option>`,
        )}
      </select>
    </div>
    ${field('tax_id', translator(locale, 'common')('taxId'), taxIds[0]?.value, 'off')}
  </fieldset>`
}
