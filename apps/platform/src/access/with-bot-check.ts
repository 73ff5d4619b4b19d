import type { ApiRoute } from '../kernel/http/define-route.ts'
import { guard } from '../kernel/http/guard.ts'
import { requireBotCheck, type VerifyBotCheck } from './bot-check.ts'

/** Lets only requests with a valid response of the bot check call a route. */
export const withBotCheck = <Route extends ApiRoute & { 'x-bot-check': true }>(
  { verifyBotCheck }: { verifyBotCheck: VerifyBotCheck },
  route: Route,
) =>
  guard(route, async (context) => {
    await requireBotCheck(context, verifyBotCheck)
    return {}
  })
