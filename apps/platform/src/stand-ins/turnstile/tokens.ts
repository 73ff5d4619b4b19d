import { createHmac, createSecretKey, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'

/** A token is valid for five minutes, as at the service that this stands in for. */
const tokenSeconds = 300

export type TokenError = 'missing-input-response' | 'invalid-input-response' | 'timeout-or-duplicate'

/** Each issued for one purpose, signed, short-lived and valid once. */
export interface Tokens {
  issue(purpose: string): string
  /** Uses a token up; returns what is wrong with it, or undefined when it was valid. */
  redeem(purpose: string, token: string): TokenError | undefined
  /** Number of used tokens that are remembered. */
  readonly size: number
}

/** Tokens of this process: the signing key is made at the start, so used tokens need not outlive it. */
export function createTokens(now: () => Date): Tokens {
  const key = createSecretKey(randomBytes(32))
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('base64url')
  /** When each was used, in milliseconds, oldest first. */
  const used = new Map<string, number>()

  /** Forgets tokens that have expired since they were used. */
  function forgetExpired(time: number): void {
    for (const [id, at] of used) {
      if (time - at <= tokenSeconds * 1000) return
      used.delete(id)
    }
  }

  return {
    issue(purpose) {
      const body = `${purpose}.${randomUUID()}.${now().getTime() + tokenSeconds * 1000}`
      return `${body}.${sign(body)}`
    },
    redeem(purpose, token) {
      if (token === '') return 'missing-input-response'
      const [givenPurpose, id = '', expiry, signature = ''] = token.split('.')
      const expected = Buffer.from(sign(`${givenPurpose}.${id}.${expiry}`))
      const given = Buffer.from(signature)
      if (expected.length !== given.length || !timingSafeEqual(expected, given))
        return 'invalid-input-response'
      if (givenPurpose !== purpose) return 'invalid-input-response'
      const time = now().getTime()
      if (Number(expiry) < time) return 'timeout-or-duplicate'
      forgetExpired(time)
      if (used.has(id)) return 'timeout-or-duplicate'
      used.set(id, time)
      return undefined
    },
    get size() {
      return used.size
    },
  }
}
