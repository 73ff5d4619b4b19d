import type { Context } from 'hono'

import { ApiFailure } from '../kernel/http/api-failure.ts'
import { parseForm } from '../kernel/http/parse.ts'

/** Form field that carries the bot check's response (specification §9). */
export const botCheckField = 'cf-turnstile-response'

/** Whether a response is good; each can be asked once. */
export type VerifyBotCheck = (response: string) => boolean

/** Throws 400 unless the request's form holds a good, unused bot-check response. */
export async function requireBotCheck(context: Context, verify: VerifyBotCheck): Promise<void> {
  const form = await parseForm(context)
  const response = form[botCheckField] ?? ''
  if (response === '')
    throw new ApiFailure(400, 'The bot check is missing. Complete it and send its response.')
  if (!verify(response)) {
    throw new ApiFailure(
      400,
      'The bot check was not passed, or its response is expired or used. Complete it again.',
    )
  }
}
