import { accountCalls } from '../api/account/routes.ts'
import { autoRechargeCalls } from '../api/auto-recharge/operations.ts'
import { balanceNotificationCalls } from '../api/balance-notification/operations.ts'
import { catalogCalls } from '../api/catalog/operations.ts'
import { checkoutCalls } from '../api/checkout/operations.ts'
import { dashboardApiCalls } from '../api/dashboard/operations.ts'
import { functionCalls } from '../api/functions-host/operations.ts'
import { keyServiceCalls } from '../api/key-service/operations.ts'
import { ticketCalls } from '../api/tickets/routes.ts'
import { transferCalls } from '../api/transfer/operations.ts'
import type { ApiRoute } from '../kernel/http/define-route.ts'
import { serverCalls } from '../kernel/http/operations.ts'
import { mainApiCalls } from '../models/operations.ts'

export interface Area {
  tag: string
  about: string
  calls: readonly ApiRoute[]
}

/** Every area of the platform with its calls, in the order of the reference page. */
export const areas = [
  { tag: 'Main API', about: 'Models and the reader', calls: mainApiCalls },
  { tag: 'Keys', about: 'Creation of API keys', calls: keyServiceCalls },
  { tag: 'Catalogue', about: 'Models and token packs', calls: catalogCalls },
  {
    tag: 'Dashboard API',
    about: 'Keys, wallet, usage and purchases',
    calls: [
      ...dashboardApiCalls,
      ...transferCalls,
      ...balanceNotificationCalls,
      ...autoRechargeCalls,
      ...ticketCalls,
    ],
  },
  {
    tag: 'Account',
    about: 'The account of a signed-in user, across all of its keys',
    calls: accountCalls,
  },
  { tag: 'Functions', about: 'Callable functions of a signed-in user', calls: functionCalls },
  {
    tag: 'Local tools',
    about: 'Webhooks and monitoring',
    calls: [...checkoutCalls, ...serverCalls],
  },
] as const satisfies readonly Area[]

/** Every call of every service, as the document, the reference page and the tests see it. */
export const calls: readonly ApiRoute[] = areas.flatMap(({ calls: list }): readonly ApiRoute[] => list)
