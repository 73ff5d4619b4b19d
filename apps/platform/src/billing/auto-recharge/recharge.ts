import type { Core } from '../../kernel/core.ts'
import { log } from '../../kernel/log.ts'
import type { Stripe } from '../checkout/stripe.ts'
import { openCharge, recordPaid, recordRefusal, recordUnreachable, type Charge } from './charges.ts'
import { declineOf } from './decline-of.ts'
import { payCharge } from './pay-charge.ts'

async function take({ config, database, now }: Core, stripe: Stripe, charge: Charge): Promise<void> {
  try {
    const invoice = await payCharge(stripe, charge, config.stripe)
    // The webhook credits the tokens; this only closes the charge.
    await database.transaction((sql) => recordPaid(sql, charge.id, invoice, now()))
  } catch (error) {
    const decline = declineOf(error)
    log('warn', 'auto-recharge failed', { charge: charge.id, error: String(error) })
    await database.transaction((sql) =>
      decline === undefined
        ? recordUnreachable(sql, charge, now())
        : recordRefusal(sql, charge, decline, now()),
    )
  }
}

/** Buys the chosen pack for every key (of `keyIds`, or of all) below its threshold, one after the other, outside of a transaction. */
export async function rechargeDueKeys(
  services: Core,
  stripe: Stripe,
  keyIds: readonly string[] | null,
): Promise<void> {
  const { database, now } = services
  const due = await database.query<{ key_id: string }>(
    `select auto_recharges.key_id from auto_recharges join api_keys on api_keys.id = auto_recharges.key_id
     where ($1::text[] is null or auto_recharges.key_id = any($1::text[])) and api_keys.revoked_at is null
       and not auto_recharges.paused and (next_attempt_at is null or next_attempt_at <= $2)
       and (key_balance(auto_recharges.key_id, $2) < threshold or exists
         (select 1 from auto_recharge_charges where key_id = auto_recharges.key_id and state = 'open'))`,
    [keyIds, now()],
  )
  for (const { key_id: keyId } of due) {
    const charge = await database.transaction((sql) => openCharge(sql, keyId, now()))
    if (charge !== undefined) await take(services, stripe, charge)
  }
}
