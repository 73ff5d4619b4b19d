import { createWindowLimit } from './window-limit.ts'

const hour = 3_600_000
/** Codes that are sent to a number in an hour, and guesses of one code. */
const [codesPerHour, guessesOfCode] = [10, 5]

/** Calls that send a code by phone. */
export const sendsPhoneCode = (path: string): boolean =>
  /^\/v1\/accounts:sendVerificationCode$|^\/v2\/accounts\/mfa(Enrollment|SignIn):start$/.test(path)

type Fields = Record<string, unknown>

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** Returns a text of a request, or of its part about a phone. */
function textIn(sent: Fields, name: string): string | undefined {
  const parts = [sent, sent['phoneVerificationInfo'], sent['phoneEnrollmentInfo']].filter(isObject)
  return parts.map((part) => part[name]).find((value) => typeof value === 'string')
}

/** Returns the error of a call that is not forwarded; undefined for the others. */
export type PhoneFault = (path: string, sent: Fields) => string | undefined

/** Limits codes by phone, which the emulator does not: how often one is sent, how old it is, how often it is guessed. */
export function createPhoneLimits(now: () => number, isExpired: (session: string) => boolean): PhoneFault {
  const maySend = createWindowLimit(codesPerHour, hour, now)
  const mayGuess = createWindowLimit(guessesOfCode, hour, now)
  const tooMany = 'TOO_MANY_ATTEMPTS_TRY_LATER : Too many attempts. Request another code later.'
  return (path, sent) => {
    const number = textIn(sent, 'phoneNumber') ?? textIn(sent, 'mfaEnrollmentId')
    if (sendsPhoneCode(path) && number !== undefined && !maySend(number)) return tooMany
    const session = textIn(sent, 'sessionInfo')
    if (session === undefined) return undefined
    if (isExpired(session)) return 'SESSION_EXPIRED'
    return mayGuess(session) ? undefined : tooMany
  }
}
