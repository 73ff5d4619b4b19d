import { loadMessages } from '@search-foundation/i18n/load-messages'
import { localeTable } from '@search-foundation/i18n/locale-table'
import { describe, expect, test } from 'vitest'

/** The codes of specification §8. */
const codes = [
  'invalid-email',
  'wrong-password',
  'invalid-credential',
  'email-already-in-use',
  'user-not-found',
  'too-many-requests',
  'expired-action-code',
  'invalid-action-code',
  'requires-recent-login',
  'user-token-expired',
  'user-disabled',
  'operation-not-allowed',
  'password-does-not-meet-requirements',
  'network-request-failed',
  'popup-blocked',
  'popup-closed-by-user',
  'unauthorized-domain',
  'multi-factor-auth-required',
] as const

/** The first sentence names the failure, the second what to do. */
const twoSentences = /[.。][\s\S]*[.。]$/
/** Only asks for what to do. */
const oneSentence = 'requires-recent-login'

describe.each(localeTable.map(({ code }) => code))('in %s', (locale) => {
  async function texts(): Promise<Readonly<Record<string, string>>> {
    const { auth } = await loadMessages(locale, 'dashboard')
    return (auth as unknown as { error: Readonly<Record<string, string>> }).error
  }

  test('each failed sign-in is named, with what to do', async () => {
    const error = await texts()
    for (const code of codes) {
      expect(error[code], code).toBeTruthy()
      if (code !== oneSentence) expect(error[code], code).toMatch(twoSentences)
    }
  })

  test('no text about a failed sign-in tells whether the address has an account', async () => {
    const error = await texts()
    expect(error['user-not-found']).toBe(error['wrong-password'])
    expect(error['invalid-credential']).toBe(error['wrong-password'])
  })
})
