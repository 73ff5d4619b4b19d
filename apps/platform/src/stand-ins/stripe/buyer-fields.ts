import { html } from 'hono/html'

import { countries, type Buyer } from './buyers.ts'

const field = (name: string, label: string, value: string | null | undefined, autocomplete: string) =>
  html`<div>
    <label for="${name}">${label}</label>
    <input id="${name}" name="${name}" value="${value ?? ''}" autocomplete="${autocomplete}" />
  </div>`

/** The fields of name, billing address and tax number, as part of a form. All may stay empty. */
export const buyerFields = ({ name, address, taxIds }: Buyer) =>
  html`<fieldset>
    <legend>Billing address (optional here)</legend>
    ${field('name', 'Name or company', name, 'organization')}
    ${field('line1', 'Address', address?.line1, 'address-line1')}
    <div class="row">
      ${field('city', 'City', address?.city, 'address-level2')}
      ${field('postal_code', 'Postal code', address?.postal_code, 'postal-code')}
    </div>
    <div>
      <label for="country">Country</label>
      <select id="country" name="country" autocomplete="country">
        ${countries.map(
          (one) =>
            html`<option value="${one.code}" ${one.code === (address?.country ?? 'US') ? 'selected' : ''}>
              ${one.name}
            </option>`,
        )}
      </select>
    </div>
    ${field('tax_id', 'Tax ID', taxIds[0]?.value, 'off')}
  </fieldset>`
