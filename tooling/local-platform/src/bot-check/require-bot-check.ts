import type { Context } from 'hono'
import { z } from 'zod'
import { ApiFailure } from '../http/api-failure.ts'
import { parseForm } from '../http/parse.ts'

/** Form field that carries the bot check's response (specification §9). */
export const BOT_CHECK_FIELD = 'cf-turnstile-response'

const verification = z.object({ success: z.boolean() })

/** Asks the bot check's own service whether a response is good; each can be asked once. */
export type VerifyBotCheck = (response: string) => Promise<boolean>

/** Verifies as against the real service, with a request to it: here it lives in this process, so the request needs no socket. */
export function botCheckVerifier(
  secret: string,
  ask: (form: URLSearchParams) => Promise<Response>,
): VerifyBotCheck {
  return async (response) => {
    const answer = await ask(new URLSearchParams({ secret, response }))
    return verification.parse(await answer.json()).success
  }
}

/** Throws 400 unless the request's form holds a good, unused bot-check response. */
export async function requireBotCheck(context: Context, verify: VerifyBotCheck): Promise<void> {
  const form = await parseForm(context)
  const response = form[BOT_CHECK_FIELD] ?? ''
  if (response === '')
    throw new ApiFailure(400, 'The bot check is missing. Complete it and send its response.')
  if (!(await verify(response))) {
    throw new ApiFailure(
      400,
      'The bot check was not passed, or its response is expired or used. Complete it again.',
    )
  }
}
