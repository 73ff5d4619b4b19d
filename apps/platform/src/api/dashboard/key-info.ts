import type { z } from 'zod'

import { readAutoRecharge } from '../../billing/auto-recharge/settings.ts'
import { readNotification } from '../../billing/balance-notification/notifications.ts'
import type { Sql } from '../../kernel/storage/database.ts'
import type { ApiKey } from '../../keys/keys.ts'
import { readWallet } from '../../ledger/wallet.ts'
import type { keyInfoResponse } from './schemas.ts'

/** What the dashboard shows of a key (specification §3: apiKeyInfo). */
export type KeyInfo = z.infer<typeof keyInfoResponse>

/** Reads the balances and the standing of a key. */
export async function readKeyInfo(sql: Sql, key: ApiKey, at: Date): Promise<KeyInfo> {
  const wallet = await readWallet(sql, key.id, at)
  const [user] =
    key.user_id === null
      ? []
      : await sql.query<{ profile: { displayName?: string } }>('select profile from users where id = $1', [
          key.user_id,
        ])
  const notification = await readNotification(sql, key.id)
  return {
    user_id: key.user_id,
    email: key.email,
    full_name: user?.profile.displayName ?? null,
    wallet: {
      trial_balance: wallet.trial,
      trial_start: key.trial_start?.toISOString() ?? null,
      trial_end: key.trial_end?.toISOString() ?? null,
      regular_balance: wallet.regular,
      total_balance: wallet.trial + wallet.regular,
    },
    metadata: {
      speed_level: key.speed_level,
      ...(await readAutoRecharge(sql, key.id, at)),
      ...(notification === undefined ? {} : { balance_notification: notification }),
    },
  }
}
