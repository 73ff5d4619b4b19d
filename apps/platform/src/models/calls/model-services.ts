import type { Meter } from '../../access/meter.ts'
import type { Core } from '../../kernel/core.ts'
import type { VerifyIdentity } from '../../kernel/identity.ts'
import type { BalanceListener } from '../../ledger/balance-listener.ts'
import type { Compute } from '../compute/compute.ts'
import type { ModelServers } from './serve-models.ts'

/** What the calls of the main API need. */
export interface ModelServices extends Core {
  /** Names this process in the rows of work that it has claimed. */
  processId: string
  meter: Meter
  verifyIdentity: VerifyIdentity
  balanceChanged: BalanceListener
  compute: Compute
  servers: ModelServers
}
