import type { Meter } from './access/meter.ts'
import type { RequestLog } from './account/request-log/request-log.ts'
import type { Config } from './kernel/config.ts'
import type { Metrics } from './kernel/metrics/metrics.ts'
import type { Database } from './kernel/storage/database.ts'

/** Who a bearer identity token stands for. */
export interface Identity {
  uid: string
  email: string | undefined
  /** In the way +49…, of a user who signs in by it. */
  phone?: string | undefined
  /** When the user last signed in; a token that was only renewed keeps that time. */
  authTime: Date
}

/** Told the id of a key after its balance has changed and the transaction has ended. Returns at once and never throws. */
export type BalanceListener = (keyId: string) => void

/** What the route groups are given. */
export interface Services {
  config: Config
  database: Database
  meter: Meter
  metrics: Metrics
  requestLog: RequestLog
  /** The present time; tests set it. */
  now: () => Date
  /** Verifies an identity token, revocation included; undefined when it is not valid. */
  verifyIdentity: (token: string) => Promise<Identity | undefined>
  /** Deletes a user from the identity provider; one that is gone already is fine. Throws when it does not answer. */
  deleteIdentity: (uid: string) => Promise<void>
  /** Tells the balance watch; for whoever has posted to the ledger. */
  balanceChanged: BalanceListener
}
