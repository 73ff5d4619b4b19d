import type { VerifyBotCheck } from '../access/bot-check.ts'
import type { Meter } from '../access/meter.ts'
import type { BodyStore } from '../account/request-bodies/body-store.ts'
import type { RequestLog } from '../account/request-log/request-log.ts'
import type { Stripe } from '../billing/checkout/stripe.ts'
import type { Core } from '../kernel/core.ts'
import type { DeleteIdentity, RevokeSessions, VerifyIdentity } from '../kernel/identity.ts'
import type { Metrics } from '../kernel/metrics/metrics.ts'
import type { BalanceListener } from '../ledger/balance-listener.ts'

/** What the routes need. Rooms below take only the part they use. */
export interface Services extends Core {
  /** Aborted when the process stops and has no more time: what is still under way is given up. */
  ending: AbortSignal
  /** Names this process in the rows of work that it has claimed. */
  processId: string
  meter: Meter
  metrics: Metrics
  requestLog: RequestLog
  bodyStore: BodyStore
  stripe: Stripe
  verifyBotCheck: VerifyBotCheck
  verifyIdentity: VerifyIdentity
  deleteIdentity: DeleteIdentity
  revokeSessions: RevokeSessions
  /** For code that posts to the ledger: wakes the work that depends on balances. */
  balanceChanged: BalanceListener
}
