import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'
import type { Database } from '../storage/database.ts'

/** A bot-check response can be used for five minutes, as with the service that this stands in for. */
const RESPONSE_SECONDS = 300

/** What is wrong with a response, as the verification answers it. */
export type ResponseFault = 'missing-input-response' | 'invalid-input-response' | 'timeout-or-duplicate'

/** What a signed text is good for: a service's call, or the press that the widget asks for before. */
type Purpose = 'response' | 'press'

/** Issues and redeems what the widget gets: signed, for one site key, short-lived, single use (the use is recorded in the database). */
export function createBotCheckResponses(database: Database, now: () => Date) {
  const secret = randomBytes(32)
  const sign = (text: string) => createHmac('sha256', secret).update(text).digest('base64url')
  let forgotten = now().getTime()

  /** Forgets what was used so long ago that its time is over anyway. */
  async function forgetOld(time: number): Promise<void> {
    if (time - forgotten < RESPONSE_SECONDS * 1000) return
    forgotten = time
    await database.query('delete from bot_check_responses where used_at < $1', [
      new Date(time - RESPONSE_SECONDS * 1000),
    ])
  }

  return {
    issue(purpose: Purpose, siteKey: string): string {
      const body = `${purpose}.${siteKey}.${randomUUID()}.${now().getTime() + RESPONSE_SECONDS * 1000}`
      return `${body}.${sign(body)}`
    },
    /** Uses up what was issued for this purpose and site key; answers what was wrong with it, or undefined when it was good. */
    async redeem(purpose: Purpose, siteKey: string, text: string): Promise<ResponseFault | undefined> {
      if (text === '') return 'missing-input-response'
      const [givenPurpose, givenKey, id = '', expiry, signature = ''] = text.split('.')
      const expected = Buffer.from(sign(`${givenPurpose}.${givenKey}.${id}.${expiry}`))
      const given = Buffer.from(signature)
      if (expected.length !== given.length || !timingSafeEqual(expected, given))
        return 'invalid-input-response'
      if (givenPurpose !== purpose || givenKey !== siteKey) return 'invalid-input-response'
      const time = now().getTime()
      if (Number(expiry) < time) return 'timeout-or-duplicate'
      await forgetOld(time)
      const used = await database.query(
        'insert into bot_check_responses (id, used_at) values ($1, $2) on conflict (id) do nothing returning id',
        [id, now()],
      )
      return used.length === 1 ? undefined : 'timeout-or-duplicate'
    },
  }
}

export type BotCheckResponses = ReturnType<typeof createBotCheckResponses>
