import { stream } from 'hono/streaming'

import { withUser } from '../../access/with-user.ts'
import { askForDeletion, finishDeletion } from '../../account/delete-account.ts'
import { deletionBody, deletionResponse, exportResponse } from '../../account/schemas.ts'
import { writeExport } from '../../account/write-export.ts'
import { ApiFailure } from '../../kernel/http/api-failure.ts'
import { clientAddress } from '../../kernel/http/client-address.ts'
import { createApp, type App } from '../../kernel/http/create-app.ts'
import { defineRoute } from '../../kernel/http/define-route.ts'
import { rawResponse } from '../../kernel/http/raw-response.ts'
import { log } from '../../kernel/log.ts'
import { recordAction } from '../../records/record-action.ts'
import type { Services } from '../services.ts'

const exportAccount = defineRoute({
  id: 'exportAccount',
  method: 'get',
  path: '/api/v1/account/export',
  summary: 'All stored data about the signed-in user, as one JSON document',
  description: 'Sent as a file. Binary values are hexadecimal with the prefix `\\x`.',
  auth: 'user',
  response: exportResponse,
})

const deleteAccount = defineRoute({
  id: 'deleteAccount',
  method: 'delete',
  path: '/api/v1/account',
  summary: 'Delete the signed-in user, the keys, and the data about them',
  description:
    "The sign-in must be at most 15 minutes old. Ledger entries are kept without personal data. Remaining tokens can't be used anymore.",
  auth: 'user',
  body: deletionBody,
  response: deletionResponse,
  failures: [403, 503],
})

export const ownDataCalls = [exportAccount, deleteAccount] as const

/** Longest time since the sign-in with which an account can be deleted, in milliseconds. */
const recentMilliseconds = 15 * 60 * 1000

/** Export and deletion of the account. */
export function ownDataRoutes(services: Services): App {
  const { bodyStore, config, database, requestLog, now } = services
  const sources = { seller: config.seller, bodyStore }
  const app = createApp()
  app.openapi(withUser(services, exportAccount), async (context) => {
    const identity = context.get('identity')
    const at = now()
    await recordAction(database, {
      userId: identity.uid,
      action: 'data_exported',
      at,
      ip: clientAddress(context),
    })
    await Promise.all([requestLog.flush(), bodyStore.flush()])
    context.header('content-type', 'application/json; charset=utf-8')
    context.header('content-disposition', 'attachment; filename="account.json"')
    return rawResponse(
      stream(context, async (body) => {
        for await (const piece of writeExport(database, sources, identity, at)) await body.write(piece)
      }),
    )
  })
  app.openapi(withUser(services, deleteAccount), async (context) => {
    const identity = context.get('identity')
    const { confirm } = context.req.valid('json')
    const name = identity.email ?? identity.phone ?? identity.uid
    if (confirm.trim().toLowerCase() !== name.toLowerCase()) {
      throw new ApiFailure(422, [
        {
          loc: ['body', 'confirm'],
          msg: "This isn't the account's email address or phone number.",
          type: 'value_error',
        },
      ])
    }
    if (now().getTime() - identity.authTime.getTime() > recentMilliseconds)
      throw new ApiFailure(403, 'Sign in again to delete the account: your last sign-in was too long ago.')
    await askForDeletion(services, identity, clientAddress(context))
    try {
      await finishDeletion(services, identity.uid)
    } catch (error) {
      log('error', 'deleting an account failed', {
        requestId: context.get('requestId'),
        error: String(error),
      })
      throw new ApiFailure(
        503,
        "The account couldn't be deleted completely yet. We'll try again automatically; you can also try again now.",
      )
    }
    return context.json({ deleted: true as const }, 200)
  })
  return app
}
