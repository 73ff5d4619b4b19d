import { accountKeyOperations } from '../account-keys/operations.ts'
import { accountOperations } from '../account/operations.ts'
import { auditOperations } from '../audit/operations.ts'
import { autoRechargeOperations } from '../auto-recharge/operations.ts'
import { balanceNotificationOperations } from '../balance-notification/operations.ts'
import { botCheckOperations } from '../bot-check/operations.ts'
import { spendLimitOperations } from '../budgets/operations.ts'
import { catalogOperations } from '../catalog/operations.ts'
import { checkoutOperations } from '../checkout/operations.ts'
import { dashboardApiOperations } from '../dashboard-api/operations.ts'
import { functionOperations } from '../functions-host/operations.ts'
import { serverOperations } from '../http/operations.ts'
import { keyServiceOperations } from '../key-service/operations.ts'
import { mainApiOperations } from '../main-api/operations.ts'
import { outboxOperations } from '../outbox/operations.ts'
import { receiptOperations } from '../receipts/operations.ts'
import { requestLogOperations } from '../request-log/operations.ts'
import { ticketOperations } from '../tickets/operations.ts'
import { transferOperations } from '../transfer/operations.ts'
import { usageOperations } from '../usage/operations.ts'
import type { Operation } from './operation.ts'

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
    about: 'What stands in for other companies on this machine, and how it is watched',
    operations: [...botCheckOperations, ...checkoutOperations, ...outboxOperations, ...serverOperations],
  },
] as const satisfies readonly Area[]

/** Every call of every service, as the document, the reference page and the tests see it. */
export const operations: readonly Operation[] = areas.flatMap(
  ({ operations: list }): readonly Operation[] => list,
)
