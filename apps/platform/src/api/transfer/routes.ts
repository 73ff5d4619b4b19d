import type { MiddlewareHandler } from 'hono'

import { bearerToken } from '../../access/bearer-token.ts'
import { requireBotCheck } from '../../access/bot-check.ts'
import { withKey } from '../../access/with-key.ts'
import { findTransferOfKeys, transferName } from '../../billing/transfer/find-transfer.ts'
import { transferHeaders, transferQuery, transferResponse } from '../../billing/transfer/schemas.ts'
import { transferBalance as moveBalance } from '../../billing/transfer/transfer-balance.ts'
import { clientAddress } from '../../kernel/http/client-address.ts'
import { createApp, type App } from '../../kernel/http/create-app.ts'
import { defineRoute } from '../../kernel/http/define-route.ts'
import { actorWith } from '../../records/record-action.ts'
import type { Services } from '../services.ts'

const transferBalance = defineRoute({
  id: 'transferBalance',
  method: 'post',
  path: '/api/v1/billing/transfer_balance',
  summary:
    "Transfer the calling key's paid tokens to another key, all of them or an amount; trial tokens stay",
  description: 'A retry with the same Idempotency-Key returns the first response and transfers nothing more.',
  auth: 'key',
  botCheck: true,
  query: transferQuery,
  headers: transferHeaders,
  response: transferResponse,
  failures: [400, 402, 404, 409],
})

export const transferCalls = [transferBalance] as const

export function transferRoutes(services: Services): App {
  const { database, now } = services

  /**
   * Responds to a failed retry with the result of the first request. A retry may fail because the first request revoked the calling
   * key or used up the bot check.
   */
  const replay: MiddlewareHandler = async (context, next) => {
    await next()
    const callersKey = context.req.header('idempotency-key')
    const senderKey = bearerToken(context)
    const receiverKey = context.req.query('receiver_key')
    if (context.error === undefined) return
    if (callersKey === undefined || senderKey === undefined || receiverKey === undefined) return
    const earlier = await findTransferOfKeys(database, { senderKey, receiverKey, callersKey })
    if (earlier !== undefined) context.res = context.json(earlier, 200)
  }

  const app = createApp()
  app.on(transferBalance.method, transferBalance.getRoutingPath(), replay)
  app.openapi(withKey(services, 'billing', transferBalance), async (context) => {
    const { key } = context.get('caller')
    const { receiver_key: receiverKey, revoke_sender_key: revoke, amount } = context.req.valid('query')
    const callersKey = context.req.valid('header')['idempotency-key']
    // After the validation: an invalid query does not use up the response of the bot check.
    await requireBotCheck(context, services.verifyBotCheck)
    const order = {
      senderId: key.id,
      receiverKey,
      revokeSender: revoke === 'true',
      amount,
      name: transferName(key.id, callersKey ?? context.get('requestId')),
      at: now(),
      actor: actorWith(key),
      ip: clientAddress(context),
    }
    const { receiverId, ...result } = await database.transaction((sql) => moveBalance(sql, order))
    for (const id of [key.id, receiverId]) services.balanceChanged(id)
    return context.json(result, 200)
  })
  return app
}
