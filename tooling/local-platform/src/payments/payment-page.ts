import { html } from 'hono/html'
import { page } from '../http/page.ts'
import type { CardErrors, CardForm } from './cards.ts'
import type { Session } from './sessions.ts'

const money = (session: Session) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: session.currency }).format(
    session.amount_total / 100,
  )

function field(options: {
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
    html`<h1>Pay ${money(session)}</h1>
      <p class="note">Local stand-in of a payment provider. It takes test cards only, and no money moves.</p>
      ${refusal === undefined ? '' : html`<p class="error" role="alert">${refusal}</p>`}
      <form method="post" class="card">
        ${field({ name: 'email', label: 'E-mail for the receipt', form, errors, hint: 'name@example.org', autocomplete: 'email' })}
        ${field({ name: 'number', label: 'Card number', form, errors, hint: '4242 4242 4242 4242', autocomplete: 'cc-number' })}
        <div class="row">
          ${field({ name: 'expiry', label: 'Expiry', form, errors, hint: '12/34', autocomplete: 'cc-exp' })}
          ${field({ name: 'code', label: 'Security code', form, errors, hint: '123', autocomplete: 'cc-csc' })}
        </div>
        <button type="submit">Pay ${money(session)}</button>
      </form>
      <p><a href="${session.cancel_url}">Cancel and go back</a></p>`,
  )
}
