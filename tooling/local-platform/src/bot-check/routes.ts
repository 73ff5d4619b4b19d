import { readFileSync } from 'node:fs'
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { z } from 'zod'
import { parseForm, parseJson } from '../http/parse.ts'
import type { App } from '../http/base-app.ts'
import type { BotCheckResponses } from './responses.ts'

/** Site keys with a fixed outcome, after those of the service that this stands in for. */
export const siteKeys = { passes: '1x00000000000000000000AA', blocks: '2x00000000000000000000AB' } as const

const widget = readFileSync(new URL('./widget.js', import.meta.url), 'utf8')
export const challenge = z.object({ sitekey: z.string(), action: z.string().optional() })

/** The bot check's script, the challenge its widget asks for, and the server-side verification. */
export function botCheckRoutes(responses: BotCheckResponses): App {
  const app: App = new Hono()
  app.use(cors())
  app.get('/api.js', (context) =>
    context.body(widget, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
    }),
  )
  app.post('/challenge', async (context) => {
    const { sitekey } = await parseJson(context, challenge)
    if (sitekey !== siteKeys.passes) return context.json({ error: 'blocked' }, 403)
    return context.json({ response: responses.issue() })
  })
  app.post('/siteverify', async (context) => {
    const { response = '' } = await parseForm(context)
    const error = await responses.redeem(response)
    return context.json({ success: error === undefined, 'error-codes': error === undefined ? [] : [error] })
  })
  return app
}
