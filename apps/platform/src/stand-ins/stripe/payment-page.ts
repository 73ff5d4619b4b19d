import { html } from 'hono/html'

import { page } from '../../kernel/http/page.ts'
import { buyerFields } from './buyer-fields.ts'
import { noBuyer } from './buyers.ts'
import { testCardHints, type CardErrors, type CardForm } from './cards.ts'
import { formatAmount } from './format-amount.ts'
import type { Session } from './objects.ts'

/** What the button does: pay an amount, or save a card. */
function action(session: Session): string {
  if (session.amount_total === null) return 'Save card'
  return `Pay ${formatAmount(session.amount_total, session.currency)}`
}

/** What every page of the stand-in says. */
export const standInNote = html`<p class="note">
  Local stand-in of a payment provider. It takes test cards only, and no money moves.
</p>`

/** One field of the card's form. */
export function cardField(options: {
  name: keyof CardForm
  label: string
  form: CardForm
  errors: CardErrors
  hint: string
  autocomplete: string
}) {
  const { name, label, form, errors, hint, autocomplete } = options
  const error = errors[name]
  return html`<div>
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      value="${form[name]}"
      placeholder="${hint}"
      autocomplete="${autocomplete}"
      ${error === undefined ? '' : html`aria-invalid="true" aria-describedby="${name}-error"`}
    />
    ${error === undefined ? '' : html`<p class="error" id="${name}-error">${error}</p>`}
  </div>`
}

/** The payment page: works without JavaScript, shows its errors beside the fields, and takes no money. */
export function paymentPage(session: Session, form: CardForm, errors: CardErrors = {}, refusal?: string) {
  return page(
    'Payment',
    html`<h1>${action(session)}</h1>
      ${standInNote}
      ${session.mode === 'payment' ? '' : html`<p>The card is charged later, whenever the balance of your API key falls below the threshold you chose. You can end this at any time in the dashboard.</p>`}
      ${refusal === undefined ? '' : html`<p class="error" role="alert">${refusal}</p>`}
      <form method="post" class="card">
        ${cardField({ name: 'email', label: 'E-mail for the receipt', form, errors, hint: 'name@example.org', autocomplete: 'email' })}
        ${cardField({ name: 'number', label: 'Card number', form, errors, hint: '4242 4242 4242 4242', autocomplete: 'cc-number' })}
        <div class="row">
          ${cardField({ name: 'expiry', label: 'Expiry', form, errors, hint: '12/34', autocomplete: 'cc-exp' })}
          ${cardField({ name: 'code', label: 'Security code', form, errors, hint: '123', autocomplete: 'cc-csc' })}
        </div>
        ${session.billing_address_collection === 'required' ? buyerFields(noBuyer) : ''}
        <button type="submit">${action(session)}</button>
      </form>
      <details>
        <summary>Test cards</summary>
        <dl>
          ${testCardHints.map(
            ({ number, says }) =>
              html`<dt><code>${number}</code></dt>
                <dd>${says}</dd>`,
          )}
        </dl>
      </details>
      <p><a href="${session.cancel_url}">Cancel and go back</a></p>`,
  )
}

/** The page on which the bank asks the card's owner to confirm; it carries the form's values on. */
export function confirmationPage(session: Session, form: URLSearchParams) {
  return page(
    'Confirm with your bank',
    html`<h1>Your bank asks whether this is you</h1>
      ${standInNote}
      <form method="post" class="card">
        <p>${action(session)} with the card that ends in ${(form.get('number') ?? '').slice(-4)}?</p>
        ${[...form].map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
        <div class="row">
          <button type="submit" name="confirmation" value="yes">Confirm</button>
          <button type="submit" name="confirmation" value="no">Refuse</button>
        </div>
      </form>`,
  )
}

/** What an unknown session shows. */
export const missingPaymentPage = () =>
  page(
    'Payment',
    html`<h1>This payment does not exist</h1>
      <p>Go back to the dashboard and start again.</p>`,
  )
