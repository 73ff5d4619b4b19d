import type { Context } from 'hono'

import { requireBotCheck } from '../../access/bot-check.ts'
import { bearerToken } from '../../access/meter.ts'
import {
  findTransferOfKeys,
  transferName,
  type TransferResponse,
} from '../../billing/transfer/find-transfer.ts'
import { transferHeaders, transferQuery } from '../../billing/transfer/schemas.ts'
import { transferBalance } from '../../billing/transfer/transfer-balance.ts'
import { clientAddress } from '../../kernel/http/client-address.ts'
import { createApp, type App } from '../../kernel/http/create-app.ts'
import { parse } from '../../kernel/http/parse.ts'
import type { Services } from '../services.ts'

/** `POST /billing/transfer_balance`: moves the paid tokens of the calling key to another one. */
export function transferRoutes(services: Services): App {
  const { database, meter, now } = services

  async function transfer(context: Context, callersKey: string | undefined): Promise<TransferResponse> {
    const { key } = await meter.authenticate(context, 'billing')
    const query = parse(transferQuery, context.req.query(), 'query')
    await requireBotCheck(context, services.verifyBotCheck)
    const order = {
      senderId: key.id,
      receiverKey: query.receiver_key,
      revokeSender: query.revoke_sender_key === 'true',
      name: transferName(key.id, callersKey ?? (context.get('requestId') as string)),
      at: now(),
      ip: clientAddress(context),
    }
    const { receiverId, ...result } = await database.transaction((sql) => transferBalance(sql, order))
    for (const id of [key.id, receiverId]) services.balanceChanged(id)
    return result
  }

  /** The result of an earlier request with the same idempotency key. */
  async function earlierTransfer(
    context: Context,
    callersKey: string | undefined,
  ): Promise<TransferResponse | undefined> {
    const senderKey = bearerToken(context)
    const receiverKey = context.req.query('receiver_key')
    if (callersKey === undefined || senderKey === undefined || receiverKey === undefined) return undefined
    return findTransferOfKeys(database, { senderKey, receiverKey, callersKey })
  }

  const app = createApp()
  app.post('/', async (context) => {
    const { 'idempotency-key': callersKey } = parse(transferHeaders, context.req.header(), 'header')
    try {
      return context.json(await transfer(context, callersKey))
    } catch (error) {
      // A retry may be refused because the first request revoked the calling key and used up the bot check.
      const earlier = await earlierTransfer(context, callersKey)
      if (earlier !== undefined) return context.json(earlier)
      throw error
    }
  })
  return app
}
