import { preferredLocale } from '@search-foundation/i18n/match-locale'
import type { Context } from 'hono'
import { z } from 'zod'

import { createApp, type App } from '../../kernel/http/create-app.ts'
import { defineRoute } from '../../kernel/http/define-route.ts'
import { confirmAddress, findAddressByCode } from '../../records/alert-addresses.ts'
import type { Services } from '../services.ts'
import { addressPage, addressPagePolicy, type AddressPageState } from './address-page.ts'

const common = {
  // Mails link to it; no product calls it.
  audience: 'local',
  auth: 'none',
  path: '/api/v1/alert_address',
  query: z.object({
    code: z.string().max(200).default('').describe('Code from the link in the email.'),
    lang: z
      .string()
      .max(35)
      .optional()
      .describe("Language of the page (BCP 47); the browser's language by default."),
  }),
  responseTypes: ['text/html'],
  failures: [404],
} as const

const showAlertAddress = defineRoute({
  ...common,
  id: 'showAlertAddress',
  method: 'get',
  summary: 'The page behind the link that confirms an email address for alerts',
  description: 'Opening it changes nothing, so programs that follow links in emails confirm nothing.',
})

const confirmAlertAddress = defineRoute({
  ...common,
  id: 'confirmAlertAddress',
  method: 'post',
  summary: "Confirm a link's email address, and send the alerts that wait for it",
})

export const alertAddressCalls = [showAlertAddress, confirmAlertAddress] as const

/** The page of the link in a mail to a new recipient of alerts. It needs neither a sign-in nor scripts. */
export function alertAddressRoutes({ database, now }: Services): App {
  const respond = (context: Context, lang: string | undefined, state: AddressPageState) => {
    context.header('content-security-policy', addressPagePolicy)
    const locale = preferredLocale(lang, context.req.header('accept-language'))
    return context.html(addressPage(state, locale), state.kind === 'invalid' ? 404 : 200)
  }

  const app = createApp()
  app.openapi(showAlertAddress, async (context) => {
    const { code, lang } = context.req.valid('query')
    const found = await findAddressByCode(database, code, now())
    return respond(context, lang, found ? { kind: 'open', email: found.email } : { kind: 'invalid' })
  })
  app.openapi(confirmAlertAddress, async (context) => {
    const { code, lang } = context.req.valid('query')
    const found = await database.transaction((sql) => confirmAddress(sql, code, now()))
    return respond(context, lang, found ? { kind: 'confirmed', email: found.email } : { kind: 'invalid' })
  })
  return app
}
