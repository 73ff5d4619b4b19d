import type { Context } from 'hono'
import { z } from 'zod'

import { ApiFailure } from '../kernel/http/api-failure.ts'
import { isFormType, isJsonType, mediaTypeOf } from '../kernel/http/body/media-type.ts'
import { readBytes } from '../kernel/http/body/read-bytes.ts'
import { readFormFields } from '../kernel/http/body/read-form.ts'
import { readJson } from '../kernel/http/body/read-json.ts'
import { botCheckField } from '../kernel/http/call-description.ts'
import { log } from '../kernel/log.ts'
import type { Fetch } from '../kernel/outgoing/bounded-fetch.ts'

/** Returns whether a token is valid, and uses it up. Throws 503 when the service cannot verify it. */
export type VerifyBotCheck = (token: string) => Promise<boolean>

const withToken = z.object({ [botCheckField]: z.string() })
const verification = z.object({ success: z.boolean(), 'error-codes': z.array(z.string()).default([]) })

const unavailable = () => new ApiFailure(503, 'The bot check cannot be reached. Try again in a moment.')

/** Verifies tokens at the `siteverify` address of Turnstile or of its stand-in. */
export function createBotCheckVerifier(
  { url, secret }: { url: string; secret: string },
  fetchFrom: Fetch,
): VerifyBotCheck {
  return async (token) => {
    try {
      const response = await fetchFrom(url, {
        method: 'POST',
        body: new URLSearchParams({ secret, response: token }),
      })
      const { success, 'error-codes': errors } = verification.parse(await response.json())
      // Our secret is wrong or the service has failed, which is not the visitor's fault.
      const ours = errors.find((code) => code.endsWith('input-secret') || code === 'internal-error')
      if (ours !== undefined) throw new Error(ours)
      return success
    } catch (error) {
      log('error', 'bot check cannot be verified', { error: String(error) })
      throw unavailable()
    }
  }
}

/** Reads the bot check's token from a form or, where the body is JSON, from the field of the same name; empty without such a body. */
async function readToken(context: Context): Promise<string> {
  const type = mediaTypeOf(context)
  if (isJsonType(type)) return withToken.safeParse(await readJson(context)).data?.[botCheckField] ?? ''
  if (!isFormType(type) || (await readBytes(context)).length === 0) return ''
  return (await readFormFields(context))[botCheckField] ?? ''
}

/** Throws 400 unless the request's body has a valid token of the bot check that was not used before. */
export async function requireBotCheck(context: Context, verify: VerifyBotCheck): Promise<void> {
  await requireBotCheckToken(await readToken(context), verify)
}

/** Throws 400 unless a token of the bot check is valid and was not used before. */
export async function requireBotCheckToken(token: string, verify: VerifyBotCheck): Promise<void> {
  if (token === '') throw new ApiFailure(400, 'The bot check is missing. Complete it and send its response.')
  if (!(await verify(token))) {
    throw new ApiFailure(
      400,
      'The bot check failed, or its response has expired or was already used. Complete it again.',
    )
  }
}
