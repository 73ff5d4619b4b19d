import { expect, test } from 'vitest'

import { createPhoneLimits } from './phone-limits.ts'

const minute = 60_000

function limitsAt() {
  const clock = { now: 0 }
  const fault = createPhoneLimits(
    () => clock.now,
    () => false,
  )
  return { clock, fault }
}

test.each([
  ['/v1/accounts:sendVerificationCode', (phoneNumber: string) => ({ phoneNumber })],
  ['/v2/accounts/mfaEnrollment:start', (phoneNumber: string) => ({ phoneEnrollmentInfo: { phoneNumber } })],
  ['/v2/accounts/mfaSignIn:start', (mfaEnrollmentId: string) => ({ mfaEnrollmentId })],
])('ten codes in an hour go to a number by %s', (path, sent) => {
  const { clock, fault } = limitsAt()
  for (let count = 0; count < 10; count++) expect(fault(path, sent('+15555550100'))).toBeUndefined()
  expect(fault(path, sent('+15555550100'))).toContain('TOO_MANY_ATTEMPTS_TRY_LATER')
  expect(fault(path, sent('+15555550101'))).toBeUndefined()
  clock.now += 59 * minute
  expect(fault(path, sent('+15555550100'))).toContain('TOO_MANY_ATTEMPTS_TRY_LATER')
  clock.now += minute
  expect(fault(path, sent('+15555550100'))).toBeUndefined()
})
