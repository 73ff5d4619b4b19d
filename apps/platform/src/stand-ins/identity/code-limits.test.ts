import { expect, test } from 'vitest'

import { createCodeLimits } from './code-limits.ts'

const mailed = '/v1/accounts:sendOobCode'
const tooMany = 'TOO_MANY_ATTEMPTS_TRY_LATER'

test('a network has 300 codes sent in an hour, by mail and phone together, whatever the addresses are', () => {
  const clock = { now: 0 }
  const fault = createCodeLimits(() => clock.now)
  const ask = (path: string, network: string, account?: string) =>
    fault(path, { requestType: 'PASSWORD_RESET', account, network })
  for (let count = 0; count < 150; count++) {
    expect(ask(mailed, '203.0.113.4', `user-${count}@example.org`)).toBeUndefined()
    expect(ask('/v1/accounts:sendVerificationCode', '203.0.113.4')).toBeUndefined()
  }
  expect(ask(mailed, '203.0.113.4', 'ada@example.org')).toContain(tooMany)
  expect(ask('/v2/accounts/mfaSignIn:start', '203.0.113.4')).toContain(tooMany)
  expect(ask('/v1/accounts:lookup', '203.0.113.4')).toBeUndefined()
  expect(ask(mailed, '203.0.113.5', 'ada@example.org')).toBeUndefined()
  clock.now += 3_600_000
  expect(ask(mailed, '203.0.113.4', 'ada@example.org')).toBeUndefined()
})

test('an address gets ten mails of a kind in an hour, however it is written and whoever asks', () => {
  const fault = createCodeLimits(() => 0)
  const ask = (account: string, count: number, requestType = 'PASSWORD_RESET') =>
    fault(mailed, { requestType, account, network: `203.0.113.${count}` })
  for (let count = 0; count < 10; count++) expect(ask('ada@example.org', count)).toBeUndefined()
  expect(ask('ADA@example.org', 11)).toContain(tooMany)
  expect(ask('ada@example.org', 12, 'VERIFY_EMAIL')).toBeUndefined()
})
