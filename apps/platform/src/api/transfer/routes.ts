import { Hono, type Context } from 'hono'

import { requireBotCheck } from '../../access/bot-check.ts'
import { bearerToken } from '../../access/meter.ts'
import { transferHeaders, transferQuery } from '../../billing/transfer/schemas.ts'
import {
  findTransfer,
  transferBalance,
  transferName,
  type TransferResponse,
} from '../../billing/transfer/transfer-balance.ts'
import type { App } from '../../kernel/http/base-app.ts'
import { clientAddress } from '../../kernel/http/client-address.ts'
import { parse } from '../../kernel/http/parse.ts'
import type { Services } from '../services.ts'

/** `POST /billing/transfer_balance`: moves the paid tokens of the calling key to another one. */
export function transferRoutes(services: Services): App {
  const { database, meter, now } = services

  /** The answer of an earlier try, also when that try has ended the calling key and used up the bot check. */
  async function earlierTry(
    context: Context,
    callersKey: string | undefined,
  ): Promise<TransferResponse | undefined> {
    const senderKey = bearerToken(context)
    const receiverKey = context.req.query('receiver_key')
    if (callersKey === undefined || senderKey === undefined || receiverKey === undefined) return undefined
    return findTransfer(database, { senderKey, receiverKey, callersKey })
  }

  async function transfer(context: Context, callersKey: string | undefined): Promise<TransferResponse> {
    const { key } = await meter.authenticate(context, 'billing')
    const query = parse(transferQuery, context.req.query(), 'query')
    await requireBotCheck(context, services.verifyBotCheck)
    const { receiverId, ...answer } = await transferBalance(database, {
      senderId: key.id,
      receiverKey: query.receiver_key,
      revokeSender: query.revoke_sender_key === 'true',
      idempotencyKey: transferName(key.id, callersKey ?? (context.get('requestId') as string)),
      at: now(),
      ip: clientAddress(context),
    })
    for (const id of [key.id, receiverId]) services.balanceChanged(id)
    return answer
  }

  const app: App = new Hono()
  app.post('/', async (context) => {
    const { 'idempotency-key': callersKey } = parse(transferHeaders, context.req.header(), 'header')
    const done = await earlierTry(context, callersKey)
    if (done !== undefined) return context.json(done)
    try {
      return context.json(await transfer(context, callersKey))
    } catch (error) {
      // Another try may have succeeded meanwhile, and with it ended the calling key.
      const overtaking = await earlierTry(context, callersKey)
      if (overtaking !== undefined) return context.json(overtaking)
      throw error
    }
  })
  return app
}
