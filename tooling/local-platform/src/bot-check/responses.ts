import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'
import type { Database } from '../storage/database.ts'

/** A bot-check response can be used for five minutes, as with the service that this stands in for. */
export const RESPONSE_SECONDS = 300

/** Error codes of the verification answer. */
export type BotCheckError = 'missing-input-response' | 'invalid-input-response' | 'timeout-or-duplicate'

/** Issues and verifies bot-check responses: signed, short-lived, single use (the use is recorded in the database). */
export function createBotCheckResponses(database: Database, now: () => Date) {
  const secret = randomBytes(32)
  const sign = (text: string) => createHmac('sha256', secret).update(text).digest('base64url')

  return {
    issue(): string {
      const body = `${randomUUID()}.${now().getTime() + RESPONSE_SECONDS * 1000}`
      return `${body}.${sign(body)}`
    },
    /** Uses a response up; answers what was wrong with it, or undefined when it was good. */
    async redeem(response: string): Promise<BotCheckError | undefined> {
      if (response === '') return 'missing-input-response'
      const [id, expiry, signature] = response.split('.')
      if (id === undefined || expiry === undefined || signature === undefined) return 'invalid-input-response'
      const expected = Buffer.from(sign(`${id}.${expiry}`))
      const given = Buffer.from(signature)
      if (expected.length !== given.length || !timingSafeEqual(expected, given))
        return 'invalid-input-response'
      if (Number(expiry) < now().getTime()) return 'timeout-or-duplicate'
      const used = await database.query(
        'insert into bot_check_responses (id, used_at) values ($1, $2) on conflict (id) do nothing returning id',
        [id, now()],
      )
      return used.length === 1 ? undefined : 'timeout-or-duplicate'
    },
  }
}

export type BotCheckResponses = ReturnType<typeof createBotCheckResponses>
