import { expect, test } from 'vitest'

import { readStoredUser, storedUserEntry } from './stored-user.ts'

const storageWith = (text: string | null) => ({
  getItem: (name: string) => (name === storedUserEntry ? text : null),
  setItem: () => undefined,
})

test.each([
  ['a name', { uid: 'u1', email: 'ada@example.org', displayName: 'Ada Lovelace' }, 'Ada Lovelace'],
  ['an address', { uid: 'u1', email: 'ada@example.org', displayName: '' }, 'ada@example.org'],
  ['a phone only', { uid: 'u1', email: null, phoneNumber: '+15555550100' }, '+15555550100'],
  ['an id only', { uid: 'u1' }, 'u1'],
])('a user with %s is called by it', (_, user, name) => {
  expect(readStoredUser(storageWith(JSON.stringify(user)))).toEqual({ name })
})

test.each([null, 'null', '{}', '"text"', '{"uid":7}', '{"uid"'])(
  'nobody is signed in when %j is stored',
  (text) => {
    expect(readStoredUser(storageWith(text))).toBeNull()
  },
)
