import { accountKeyOperations } from '../api/account-keys/operations.ts'
import { accountOperations } from '../api/account/operations.ts'
import { auditOperations } from '../api/audit/operations.ts'
import { autoRechargeOperations } from '../api/auto-recharge/operations.ts'
import { balanceNotificationOperations } from '../api/balance-notification/operations.ts'
import { catalogOperations } from '../api/catalog/operations.ts'
import { checkoutOperations } from '../api/checkout/operations.ts'
import { dashboardApiOperations } from '../api/dashboard/operations.ts'
import { functionOperations } from '../api/functions-host/operations.ts'
import { keyServiceOperations } from '../api/key-service/operations.ts'
import { receiptOperations } from '../api/receipts/operations.ts'
import { requestLogOperations } from '../api/request-log/operations.ts'
import { spendLimitOperations } from '../api/spend-limit/operations.ts'
import { ticketOperations } from '../api/tickets/operations.ts'
import { transferOperations } from '../api/transfer/operations.ts'
import { usageOperations } from '../api/usage/operations.ts'
import type { Operation } from '../kernel/http/operation.ts'
import { serverOperations } from '../kernel/http/operations.ts'
import { mainApiOperations } from '../models/operations.ts'

interface Area {
  tag: string
  about: string
  operations: readonly Operation[]
}

/** Every area of the platform with its calls, in the order of the reference page. */
export const areas = [
  { tag: 'Main API', about: 'Models and the reader', operations: mainApiOperations },
  { tag: 'Keys', about: 'How an API key is obtained', operations: keyServiceOperations },
  { tag: 'Catalogue', about: 'Models and token packs', operations: catalogOperations },
  {
    tag: 'Dashboard API',
    about: 'Keys, wallet, use and purchases',
    operations: [
      ...dashboardApiOperations,
      ...transferOperations,
      ...balanceNotificationOperations,
      ...autoRechargeOperations,
      ...ticketOperations,
    ],
  },
  {
    tag: 'Account',
    about: 'What a signed-in user sees of the account, across all of its keys',
    operations: [
      ...accountKeyOperations,
      ...spendLimitOperations,
      ...requestLogOperations,
      ...usageOperations,
      ...receiptOperations,
      ...auditOperations,
      ...accountOperations,
    ],
  },
  { tag: 'Functions', about: 'Callable functions of a signed-in user', operations: functionOperations },
  {
    tag: 'Local tools',
    about: 'Webhooks, and how the server is watched',
    operations: [...checkoutOperations, ...serverOperations],
  },
] as const satisfies readonly Area[]

/** Every call of every service, as the document, the reference page and the tests see it. */
export const operations: readonly Operation[] = areas.flatMap(
  ({ operations: list }): readonly Operation[] => list,
)
