import { accountCalls } from '../api/account/routes.ts'
import { catalogCalls } from '../api/catalog/routes.ts'
import { webhookCalls } from '../api/checkout/webhook-routes.ts'
import { contactCalls } from '../api/contact/routes.ts'
import { dashboardApiCalls } from '../api/dashboard/routes.ts'
import { functionCalls } from '../api/functions-host/routes.ts'
import { keyServiceCalls } from '../api/key-service/routes.ts'
import { ticketCalls } from '../api/tickets/routes.ts'
import type { ApiRoute } from '../kernel/http/define-route.ts'
import { metricsCalls } from '../kernel/http/metrics-routes.ts'
import { readinessCalls } from '../kernel/http/ready-routes.ts'
import { mcpCalls } from '../mcp/mcp-routes.ts'
import { mainApiCalls } from '../models/main-api.ts'
import { serviceStatusCalls } from '../models/service-status/routes.ts'
import { documentCalls } from './route-definitions.ts'

export interface Area {
  tag: string
  about: string
  calls: readonly ApiRoute[]
}

/** Every area of the platform with its calls, in the order of the reference. */
export const areas = [
  { tag: 'Main API', about: 'Models and the reader', calls: mainApiCalls },
  { tag: 'Keys', about: 'Creating API keys', calls: keyServiceCalls },
  { tag: 'Catalog', about: 'Models and token packs', calls: catalogCalls },
  { tag: 'Status', about: 'Measured availability and latency', calls: serviceStatusCalls },
  {
    tag: 'Dashboard API',
    about: 'Keys, balances, usage, and purchases',
    calls: [...dashboardApiCalls, ...ticketCalls],
  },
  {
    tag: 'Account',
    about: "The signed-in user's account, across all keys",
    calls: accountCalls,
  },
  { tag: 'Contact', about: 'Requests to the sales team', calls: contactCalls },
  { tag: 'Functions', about: 'Callable functions of a signed-in user', calls: functionCalls },
  { tag: 'Agents', about: 'Tools for agents, through the Model Context Protocol', calls: mcpCalls },
  {
    tag: 'Local tools',
    about: 'Webhooks and monitoring',
    calls: [...webhookCalls, ...readinessCalls, ...metricsCalls, ...documentCalls],
  },
] as const satisfies readonly Area[]

/** Every call of every service, as the document and the tests see it. */
export const calls: readonly ApiRoute[] = areas.flatMap(({ calls: list }): readonly ApiRoute[] => list)
