import { idempotencyRetentions } from './access/idempotency/idempotent-calls.ts'
import { bodyRetention } from './account/request-bodies/body-store.ts'
import { requestLogRetention } from './account/request-log/request-log.ts'
import type { Retention } from './kernel/processes/retention.ts'
import { sessionKeyRetention } from './keys/session-keys.ts'
import { trialGrantRetention } from './keys/trial-grants.ts'
import { holdRetention } from './ledger/holds.ts'
import { bulkRowRetention } from './models/bulk-embeddings/prune-jobs.ts'
import { uploadRetention } from './models/bulk-embeddings/uploads/uploads.ts'
import { rateLimitRetention } from './models/limits/rate-limit.ts'
import { heldAlertRetention } from './records/alert-addresses.ts'
import { inboxRetention } from './records/inbox/record-inbox-item.ts'
import { deliveryRetention } from './records/webhooks/events.ts'

/** Everything that is deleted because its time is over. What is not here stays with its account, or permanently. */
export const retentions: readonly Retention[] = [
  requestLogRetention,
  bodyRetention,
  ...idempotencyRetentions,
  rateLimitRetention,
  sessionKeyRetention,
  trialGrantRetention,
  heldAlertRetention,
  deliveryRetention,
  inboxRetention,
  uploadRetention,
  bulkRowRetention,
  holdRetention,
]
