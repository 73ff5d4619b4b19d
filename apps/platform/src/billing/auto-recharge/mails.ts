import type { Mail } from '../../records/mails.ts'
import { money } from '../catalog/money.ts'
import type { Pack } from '../catalog/packs.ts'

/** Tells that the bank refused a charge, and when it is tried next (null: not any more). */
export const failureMail = (recipient: string, reason: string, next: Date | null, at: Date): Mail => ({
  kind: 'auto-recharge',
  recipient,
  subject: next === null ? 'Auto-recharge has stopped' : 'Auto-recharge failed',
  body: `${reason}\n${
    next === null
      ? 'It is not tried again. Save another card in the API dashboard to go on.'
      : `It is tried again from ${next.toISOString()}. To go on at once, save another card in the API dashboard or buy a pack there.`
  }`,
  at,
})

/** Tells that a month's limit keeps auto-recharge from buying. */
export const monthlyCapMail = (recipient: string, cap: number, pack: Pack, at: Date): Mail => ({
  kind: 'auto-recharge',
  recipient,
  subject: 'Auto-recharge has reached its monthly cap',
  body: `Another ${pack.product_name} for ${money(pack.price, pack.currency)} would exceed your cap of ${money(cap, pack.currency)} a month. Nothing is bought until the next month, unless you raise the cap in the API dashboard.`,
  at,
})
