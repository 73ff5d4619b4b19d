import { Hono } from 'hono'
import { stream } from 'hono/streaming'

import { requireUser } from '../../access/require-user.ts'
import { askForDeletion, finishDeletion } from '../../account/delete-account.ts'
import { deletionBody } from '../../account/schemas.ts'
import { writeExport } from '../../account/write-export.ts'
import { ApiFailure } from '../../kernel/http/api-failure.ts'
import type { App } from '../../kernel/http/base-app.ts'
import { clientAddress } from '../../kernel/http/client-address.ts'
import { log } from '../../kernel/http/log.ts'
import { parseJson } from '../../kernel/http/parse.ts'
import { recordAction } from '../../records/record-action.ts'
import type { Services } from '../services.ts'

/** How long ago the sign-in may be with which an account is deleted. */
const recentMilliseconds = 15 * 60 * 1000

/** `GET /account/export` and `DELETE /account`: take everything along, and leave. */
export function ownDataRoutes(services: Services): App {
  const { database, requestLog, now } = services
  const app: App = new Hono()
  app.get('/export', async (context) => {
    const identity = await requireUser(services, context)
    const at = now()
    await recordAction(database, {
      userId: identity.uid,
      action: 'data_exported',
      at,
      ip: clientAddress(context),
    })
    await requestLog.flush()
    context.header('content-type', 'application/json; charset=utf-8')
    context.header('content-disposition', 'attachment; filename="account.json"')
    return stream(context, async (body) => {
      for await (const piece of writeExport(database, identity, at)) await body.write(piece)
    })
  })
  app.delete('/', async (context) => {
    const identity = await requireUser(services, context)
    const { confirm } = await parseJson(context, deletionBody)
    const name = identity.email ?? identity.uid
    if (confirm.trim().toLowerCase() !== name.toLowerCase()) {
      throw new ApiFailure(422, [
        {
          loc: ['body', 'confirm'],
          msg: 'This is not the e-mail address of the account.',
          type: 'value_error',
        },
      ])
    }
    if (now().getTime() - identity.authTime.getTime() > recentMilliseconds)
      throw new ApiFailure(403, 'Sign in again to delete the account: the last sign-in is too long ago.')
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
        'The account could not be deleted to the end yet. It is tried again at the next start; you can also ask again.',
      )
    }
    return context.json({ deleted: true })
  })
  return app
}
