import { withUser } from '../../access/with-user.ts'
import { markInboxRead, readInbox } from '../../account/inbox/inbox.ts'
import {
  inboxQuery,
  inboxResponse,
  mailChoices,
  mailChoicesBody,
  readBody,
  readResponse,
} from '../../account/inbox/schemas.ts'
import { createApp, type App } from '../../kernel/http/create-app.ts'
import { defineRoute } from '../../kernel/http/define-route.ts'
import { readMailChoices, writeMailChoices } from '../../records/inbox/mail-choices.ts'
import { keptDays } from '../../records/inbox/record-inbox-item.ts'
import type { Services } from '../services.ts'

const path = '/api/v1/account/inbox'

const listInbox = defineRoute({
  id: 'listInbox',
  method: 'get',
  path,
  summary: `What happened in the account in the last ${keptDays} days, newest first`,
  description:
    'Purchases, failed recharges, finished bulk jobs, low balances, budgets that are nearly used up, and keys that expire within a week.',
  auth: 'user',
  query: inboxQuery,
  response: inboxResponse,
})

const markRead = defineRoute({
  id: 'markInboxRead',
  method: 'post',
  path: `${path}/read`,
  summary: 'Mark inbox items as read, on all devices',
  description: 'Items that are already read stay read.',
  auth: 'user',
  body: readBody,
  response: readResponse,
})

const getMailChoices = defineRoute({
  id: 'getMailChoices',
  method: 'get',
  path: `${path}/mails`,
  summary: 'Which inbox items are also emailed',
  description: "An item that isn't emailed is still in the inbox.",
  auth: 'user',
  response: mailChoices,
})

const setMailChoices = defineRoute({
  id: 'setMailChoices',
  method: 'patch',
  path: `${path}/mails`,
  summary: 'Choose which inbox items are also emailed',
  description: 'Choices that you leave out stay as they are.',
  auth: 'user',
  body: mailChoicesBody,
  response: mailChoices,
})

export const inboxCalls = [listInbox, markRead, getMailChoices, setMailChoices] as const

/** The inbox of the signed-in user. */
export function inboxRoutes(services: Services): App {
  const { database, now } = services
  const app = createApp()
  app.openapi(withUser(services, listInbox), async (context) => {
    const { limit, cursor } = context.req.valid('query')
    return context.json(await readInbox(database, context.get('identity').uid, limit, cursor), 200)
  })
  app.openapi(withUser(services, markRead), async (context) => {
    const { uid } = context.get('identity')
    const unread = await markInboxRead(database, uid, context.req.valid('json').ids, now())
    return context.json({ unread }, 200)
  })
  app.openapi(withUser(services, getMailChoices), async (context) =>
    context.json(await readMailChoices(database, context.get('identity').uid), 200),
  )
  app.openapi(withUser(services, setMailChoices), async (context) => {
    const { uid } = context.get('identity')
    const choices = context.req.valid('json')
    return context.json(await database.transaction((sql) => writeMailChoices(sql, uid, choices)), 200)
  })
  return app
}
