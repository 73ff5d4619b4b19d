import { formatMoney, formatUtc } from '@search-foundation/i18n/format'
import { translator } from '@search-foundation/i18n/translator'

import type { Decline } from '../../records/declines.ts'
import type { MailTexts } from '../../records/mail-texts.ts'
import type { Mail } from '../../records/mails.ts'
import { packNameIn } from '../catalog/pack-name-in.ts'
import type { Pack } from '../catalog/packs.ts'

type MailContent = Pick<Mail, 'kind' | 'subject' | 'body'>

/**
 * Returns the mail about a charge that the bank refused.
 *
 * @param next when the charge is tried again; null when it is not
 */
export function failureMail({ t, locale }: MailTexts, decline: Decline, next: Date | null): MailContent {
  const reason = translator(locale, 'common')(`decline.${decline}`)
  return next === null
    ? {
        kind: 'auto-recharge',
        subject: t('autoRecharge.stopped.subject'),
        body: `${reason}\n${t('autoRecharge.stopped.next')}`,
      }
    : {
        kind: 'auto-recharge',
        subject: t('autoRecharge.failed.subject'),
        body: `${reason}\n${t('autoRecharge.failed.next', { time: formatUtc(next, locale) })}`,
      }
}

/** Returns the mail about a purchase that the monthly cap prevents. */
export function monthlyCapMail({ t, locale }: MailTexts, cap: number, pack: Pack): MailContent {
  return {
    kind: 'auto-recharge',
    subject: t('autoRecharge.monthlyCap.subject'),
    body: t('autoRecharge.monthlyCap.body', {
      product: packNameIn(pack.product_name, locale),
      price: formatMoney(pack.price, pack.currency, locale),
      cap: formatMoney(cap, pack.currency, locale),
    }),
  }
}
