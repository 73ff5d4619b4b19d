import { translator } from '@search-foundation/i18n/translator'
import { html } from 'hono/html'

import type { CardFault, CardFaults, CardForm } from './cards.ts'

export interface CardFieldsProps {
  locale: string
  /** The label of the address. */
  emailLabel: string
  form: CardForm
  faults: CardFaults
}

function faultText(locale: string, fault: CardFault): string {
  return fault === 'email'
    ? translator(locale, 'common')('emailInvalid')
    : translator(locale, 'stand-ins')(`payment.faults.${fault}`)
}

/** The fields of a card, each with what is wrong with it below. */
export function cardFields({ locale, emailLabel, form, faults }: CardFieldsProps) {
  const t = translator(locale, 'stand-ins')
  const field = (name: keyof CardForm, label: string, hint: string, autocomplete: string) => {
    const fault = faults[name]
    return html`<div>
      <label for="${name}">${label}</label>
      <input
        id="${name}"
        name="${name}"
        value="${form[name]}"
        placeholder="${hint}"
        autocomplete="${autocomplete}"
        ${fault === undefined ? '' : html`aria-invalid="true" aria-describedby="${name}-error"`}
      />
      ${fault === undefined ? '' : html`<p class="error" id="${name}-error">${faultText(locale, fault)}</p>`}
    </div>`
  }
  return html`${field('email', emailLabel, 'name@example.org', 'email')}
    ${field('number', t('payment.number'), '4242 4242 4242 4242', 'cc-number')}
    <div class="row">
      ${field('expiry', t('payment.expiry'), '12/34', 'cc-exp')}
      ${field('code', t('payment.code'), '123', 'cc-csc')}
    </div>`
}
