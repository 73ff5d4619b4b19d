import { loadMessages } from '@search-foundation/i18n/load-messages'
import { expect, test } from 'vitest'

test.each(['en-US', 'de'])(
  'in %s, no text about a failed sign-in tells whether the address has an account',
  async (locale) => {
    const { auth } = await loadMessages(locale, 'dashboard')
    const { error } = auth as unknown as { error: Readonly<Record<string, string>> }
    expect(error['wrong-password']).toBeTruthy()
    expect(error['user-not-found']).toBe(error['wrong-password'])
    expect(error['invalid-credential']).toBe(error['wrong-password'])
  },
)
