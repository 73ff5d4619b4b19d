import { sendsPhoneCode } from './phone-limits.ts'
import { createWindowLimit } from './window-limit.ts'

const hour = 3_600_000
/** Mails of one kind that are sent to an address in an hour, and codes by mail and phone that one network causes. */
const [mailsOfAddress, codesOfNetwork] = [10, 300]

export const mailsCode = (path: string): boolean => path === '/v1/accounts:sendOobCode'

interface AskedCode {
  requestType: string
  /** Address of the account. */
  account: string | undefined
  network: string
}

/** Returns the error of a call for a code beyond the limits; undefined for the others. */
export type CodeFault = (path: string, asked: AskedCode) => string | undefined

/** Limits how many codes are sent to an address, and how many a network has sent to any addresses and numbers. */
export function createCodeLimits(now: () => number): CodeFault {
  const mayMail = createWindowLimit(mailsOfAddress, hour, now)
  const mayCause = createWindowLimit(codesOfNetwork, hour, now)
  return (path, { requestType, account, network }) => {
    if (!mailsCode(path) && !sendsPhoneCode(path)) return undefined
    if (!mayCause(network))
      return 'TOO_MANY_ATTEMPTS_TRY_LATER : Too many codes were requested from this network. Wait a while.'
    return !mailsCode(path) || mayMail(`${requestType} ${account?.toLowerCase()}`)
      ? undefined
      : 'TOO_MANY_ATTEMPTS_TRY_LATER : Too many mails to this address. Wait a while.'
  }
}
