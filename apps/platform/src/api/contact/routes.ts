import { localizePath } from '@search-foundation/i18n/locale-path'
import { preferredLocale } from '@search-foundation/i18n/match-locale'
import type { Context } from 'hono'
import { z } from 'zod'

import { requireBotCheckToken } from '../../access/bot-check.ts'
import { ApiFailure } from '../../kernel/http/api-failure.ts'
import { readFormFields } from '../../kernel/http/body/read-form.ts'
import { botCheckField } from '../../kernel/http/call-description.ts'
import { clientAddress } from '../../kernel/http/client-address.ts'
import { createApp, type App } from '../../kernel/http/create-app.ts'
import { defineRoute } from '../../kernel/http/define-route.ts'
import { parse } from '../../kernel/http/parse.ts'
import { storeContactRequest } from '../../records/contact-requests.ts'
import type { Services } from '../services.ts'

const line = (longest: number) => z.string().trim().min(1).max(longest)

/** Facts about a license, each a short value such as the name of a model. */
const licenseFields = ['license_model', 'license_use', 'license_place'] as const
const licenseField = z.string().trim().max(100).default('')

const contactForm = z.object({
  name: line(200).describe("Sender's name."),
  email: z.email().max(320).describe('Email address for the reply.'),
  company: line(200).describe("Sender's company."),
  topic: z
    .enum(['api', 'marketplace', 'license', 'fine-tuning', 'other'])
    .describe('What the request is about.'),
  message: line(5000).describe('The message, at most 5,000 characters.'),
  locale: z
    .string()
    .max(20)
    .default('en-US')
    .describe('Language of the confirmation email; English by default.'),
  /** Left empty by people, who do not see it. */
  website: z.string().max(200).default('').describe('Leave empty: this field is a trap for spam bots.'),
  license_model: licenseField.describe('Model to license.'),
  license_use: licenseField.describe('What the model is used for.'),
  license_place: licenseField.describe('Where the model runs.'),
  [botCheckField]: z.string().default('').describe('Response of the bot check. It is valid for one call.'),
})

const createContactRequest = defineRoute({
  id: 'createContactRequest',
  method: 'post',
  path: '/api/v1/contact_requests',
  summary: 'Write to the sales team',
  description:
    'For the form on the contact page. A browser without scripts sends it without a bot check and is redirected back to the page; such a client can send fewer requests per hour.',
  auth: 'none',
  /** A form of a page has the language in its address. */
  query: z.object({
    locale: z.string().max(20).optional().describe('Language of the confirmation email; English by default.'),
  }),
  form: contactForm,
  status: 201,
  response: z.object({ id: z.string().describe('ID of the request.') }),
  responseTypes: ['text/html'],
  failures: [400, 422, 429, 503],
})

export const contactCalls = [createContactRequest] as const

/** Where the contact page shows how a form was received that was sent without scripts. */
type Outcome = 'sent' | 'invalid' | 'limited'

/** The form of the contact page. */
export function contactRoutes(services: Services): App {
  const { config, database, now } = services

  /** Leads a browser without scripts back to the page that it came from. */
  const back = (context: Context, locale: string, outcome: Outcome) => {
    const origin = context.req.header('origin')
    const site = config.appOrigins.find((own) => own === origin) ?? config.appOrigins[0] ?? ''
    return context.redirect(`${site}${localizePath('/contact-sales', locale)}#${outcome}`, 303)
  }

  async function receive(
    context: Context,
    fields: Record<string, string>,
    isForm: boolean,
  ): Promise<{ id: string }> {
    const form = parse(contactForm, fields, 'body')
    const token = form[botCheckField]
    const isBotChecked = token !== '' || !isForm
    if (isBotChecked) await requireBotCheckToken(token, services.verifyBotCheck)
    // A robot has filled the field that people do not see. It learns nothing from the response.
    if (form.website !== '') return { id: crypto.randomUUID() }
    const license = Object.fromEntries(
      licenseFields.filter((field) => form[field] !== '').map((field) => [field.slice(8), form[field]]),
    )
    const { name, email, company, topic, message, locale } = form
    const stored = await database.transaction((sql) =>
      storeContactRequest(sql, {
        ...{ name, email, company, topic, message, locale, isBotChecked },
        license: Object.keys(license).length === 0 ? undefined : license,
        client: clientAddress(context),
        at: now(),
      }),
    )
    if ('id' in stored) return stored
    throw new ApiFailure(429, 'Too many requests in an hour. Try again later, or email us.', {
      'retry-after': String(stored.retryAfter),
    })
  }

  const app = createApp()
  app.openapi(createContactRequest, async (context) => {
    const { locale: pageLocale } = context.req.valid('query')
    const fields = {
      ...(pageLocale !== undefined && { locale: pageLocale }),
      ...(await readFormFields(context)),
    }
    if (context.req.header('accept')?.includes('text/html') !== true)
      return context.json(await receive(context, fields, false), 201)
    const locale = preferredLocale(fields['locale'])
    try {
      await receive(context, fields, true)
      return back(context, locale, 'sent')
    } catch (error) {
      if (!(error instanceof ApiFailure) || error.status >= 500) throw error
      return back(context, locale, error.status === 429 ? 'limited' : 'invalid')
    }
  })
  return app
}
