import { translator } from '@search-foundation/i18n/translator'
import { html } from 'hono/html'

import { page } from '../../kernel/http/page.ts'
import { buyerFields } from './buyer-fields.ts'
import { noBuyer } from './buyers.ts'
import { cardFields } from './card-fields.ts'
import { testCardHints, type CardFaults, type CardForm } from './cards.ts'
import { formatAmount } from './format-amount.ts'
import type { Session } from './objects.ts'

/** Why no payment was made. The texts are `payment.refusals.{refusal}`. */
export type Refusal = 'declined' | 'asksOwner'

/** What the button does: pay an amount, or save a card. */
function action({ amount_total: amount, currency }: Session, locale: string): string {
  const t = translator(locale, 'stand-ins')
  if (amount === null) return t('payment.saveCard')
  return t('payment.pay', { amount: formatAmount(amount, currency, locale) })
}

/** What every page of the stand-in says. */
export const standInNote = (locale: string) =>
  html`<p class="note">${translator(locale, 'stand-ins')('payment.note')}</p>`

/** The payment page: works without JavaScript, shows its errors beside the fields, and takes no money. */
export function paymentPage(
  session: Session,
  {
    locale,
    form,
    faults = {},
    refusal,
  }: { locale: string; form: CardForm; faults?: CardFaults; refusal?: Refusal },
) {
  const t = translator(locale, 'stand-ins')
  return page(
    t('payment.title'),
    html`<h1>${action(session, locale)}</h1>
      ${standInNote(locale)} ${session.mode === 'payment' ? '' : html`<p>${t('payment.later')}</p>`}
      ${refusal === undefined ? '' : html`<p class="error" role="alert">${t(`payment.refusals.${refusal}`)}</p>`}
      <form method="post" class="card">
        ${cardFields({ locale, emailLabel: t('payment.email'), form, faults })}
        ${session.billing_address_collection === 'required' ? buyerFields(noBuyer, locale) : ''}
        <button type="submit">${action(session, locale)}</button>
      </form>
      <details>
        <summary>${t('payment.cards')}</summary>
        <dl>
          ${testCardHints.map(
            ({ number, says }) =>
              html`<dt><code>${number}</code></dt>
                <dd>${t(`payment.says.${says}`)}</dd>`,
          )}
        </dl>
      </details>
      <p><a href="${session.cancel_url}">${t('payment.back')}</a></p>`,
    { language: locale },
  )
}

/** The page on which the bank asks the card's owner to confirm; it carries the form's values on. */
export function confirmationPage(session: Session, form: URLSearchParams, locale: string) {
  const t = translator(locale, 'stand-ins')
  const { amount_total: amount, currency } = session
  const tail = (form.get('number') ?? '').slice(-4)
  const question =
    amount === null
      ? t('payment.saveWith', { tail })
      : t('payment.payWith', { amount: formatAmount(amount, currency, locale), tail })
  return page(
    t('payment.confirmTitle'),
    html`<h1>${t('payment.question')}</h1>
      ${standInNote(locale)}
      <form method="post" class="card">
        <p>${question}</p>
        ${[...form].map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
        <div class="row">
          <button type="submit" name="confirmation" value="yes">${t('payment.yes')}</button>
          <button type="submit" name="confirmation" value="no">${t('payment.no')}</button>
        </div>
      </form>`,
    { language: locale },
  )
}

/** What an unknown session shows. */
export function missingPaymentPage(locale: string) {
  const t = translator(locale, 'stand-ins')
  return page(
    t('payment.title'),
    html`<h1>${t('payment.missing')}</h1>
      <p>${t('payment.missingText')}</p>`,
    { language: locale },
  )
}
