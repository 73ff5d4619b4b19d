import { createHmac, createSecretKey, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'

/** A bot-check response can be used for five minutes, as with the service that this stands in for. */
const responseSeconds = 300

/** What is wrong with a response, as the verification answers it. */
export type ResponseFault = 'missing-input-response' | 'invalid-input-response' | 'timeout-or-duplicate'

/** What a signed text is good for: a service's call, or the press that the widget asks for before. */
type Purpose = 'response' | 'press'

/**
 * Issues and redeems what the widget gets: signed, for one site key, short-lived, single use.
 * What was used is kept in memory, since nothing signed here is good for another process or a later one.
 */
export function createBotCheckResponses(now: () => Date) {
  const secret = createSecretKey(randomBytes(32))
  const sign = (text: string) => createHmac('sha256', secret).update(text).digest('base64url')
  /** When each was used, in milliseconds, oldest first. */
  const used = new Map<string, number>()

  /** Forgets what was used so long ago that its time is over anyway. */
  function forgetOld(time: number): void {
    for (const [id, at] of used) {
      if (time - at <= responseSeconds * 1000) return
      used.delete(id)
    }
  }

  return {
    issue(purpose: Purpose, siteKey: string): string {
      const body = `${purpose}.${siteKey}.${randomUUID()}.${now().getTime() + responseSeconds * 1000}`
      return `${body}.${sign(body)}`
    },
    /** Uses up what was issued for this purpose and site key; answers what was wrong with it, or undefined when it was good. */
    redeem(purpose: Purpose, siteKey: string, text: string): ResponseFault | undefined {
      if (text === '') return 'missing-input-response'
      const [givenPurpose, givenKey, id = '', expiry, signature = ''] = text.split('.')
      const expected = Buffer.from(sign(`${givenPurpose}.${givenKey}.${id}.${expiry}`))
      const given = Buffer.from(signature)
      if (expected.length !== given.length || !timingSafeEqual(expected, given))
        return 'invalid-input-response'
      if (givenPurpose !== purpose || givenKey !== siteKey) return 'invalid-input-response'
      const time = now().getTime()
      if (Number(expiry) < time) return 'timeout-or-duplicate'
      forgetOld(time)
      if (used.has(id)) return 'timeout-or-duplicate'
      used.set(id, time)
      return undefined
    },
    /** How many used ones are kept. */
    get kept(): number {
      return used.size
    },
  }
}

export type BotCheckResponses = ReturnType<typeof createBotCheckResponses>
