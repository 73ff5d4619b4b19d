import type { AccountKey } from '@search-foundation/api-client/account'
import { ownKeyReference } from '@search-foundation/store/own-key'
import { describe, expect, test } from 'vitest'

import { chooseKeyInUse, chooseKeyScope, type KeyScope, type KeyScopeChoice } from './key-scope.ts'

const nobody: KeyScopeChoice<{ id: string }> = { wanted: null, apiKey: null, uid: null, keys: [] }
const withKeys: KeyScopeChoice<{ id: string }> = { ...nobody, uid: 'u1', keys: [{ id: 'a' }, { id: 'b' }] }
const browser: KeyScope = { browser: { apiKey: 'sf_1' } }

test.each<[string, KeyScopeChoice<{ id: string }>, KeyScope | null]>([
  ['nobody without a key has no scope', nobody, null],
  ['nobody with a key sees that key', { ...nobody, apiKey: 'sf_1' }, browser],
  [
    'the address of an account means nothing to a visitor',
    { ...nobody, apiKey: 'sf_1', wanted: 'a' },
    browser,
  ],
  ['a user sees all keys of the account', withKeys, { account: { uid: 'u1' } }],
  [
    'a user sees the key of the address',
    { ...withKeys, wanted: 'b' },
    { account: { uid: 'u1', keyId: 'b' } },
  ],
  ['an unknown key leads to all keys', { ...withKeys, wanted: 'x' }, { account: { uid: 'u1' } }],
  ['the account comes before the browser', { ...withKeys, apiKey: 'sf_1' }, { account: { uid: 'u1' } }],
  ['the key in the browser can be asked for', { ...withKeys, apiKey: 'sf_1', wanted: 'browser' }, browser],
  [
    'a browser without a key shows the account',
    { ...withKeys, wanted: 'browser' },
    { account: { uid: 'u1' } },
  ],
  ['a user without keys sees the one in the browser', { ...nobody, uid: 'u1', apiKey: 'sf_1' }, browser],
  ['a user without any key has no scope', { ...nobody, uid: 'u1' }, null],
  [
    'a user whose keys could not be loaded sees the account',
    { ...nobody, uid: 'u1', isUnknown: true },
    { account: { uid: 'u1' } },
  ],
  [
    'or the key of the address, which may be one of them',
    { ...nobody, uid: 'u1', isUnknown: true, wanted: 'a' },
    { account: { uid: 'u1', keyId: 'a' } },
  ],
])('%s', (_, choice, scope) => {
  expect(chooseKeyScope(choice)).toEqual(scope)
})

describe('the key to act with', () => {
  const now = new Date('2026-05-04T10:00:00Z')
  const own = (id: string, total_balance: number, expires_at: string | null = null) =>
    ({ id, masked: `sf_zero_…${id}`, expires_at, wallet: { total_balance } }) as AccountKey
  const keys = [own('aaaa', 1), own('bbbb', 9), own('cccc', 99, '2026-05-04T09:00:00Z')]
  const user = { wanted: null, apiKey: null, uid: 'u1', keys }
  const idOf = (choice: KeyScopeChoice, stored: string | null = null) =>
    chooseKeyInUse(choice, stored, { now })?.own?.key.id

  test.each<[string, KeyScopeChoice, string | null, string | undefined]>([
    ['the one of the address', { ...user, wanted: 'aaaa' }, null, 'aaaa'],
    ['an expired one, when the address names it', { ...user, wanted: 'cccc' }, null, 'cccc'],
    ['the one in this browser', user, 'sf_zero_textaaaa', 'aaaa'],
    ['else the one with the most tokens that has not expired', user, null, 'bbbb'],
  ])('%s', (_, choice, stored, id) => {
    expect(idOf(choice, stored)).toBe(id)
  })

  test('one that is allowed what the page needs, unless the address names another or none is', () => {
    const limited = { ...own('bbbb', 9), scopes: ['embeddings'] } as AccountKey
    const free = { ...own('aaaa', 1), scopes: null } as AccountKey
    const needs = 'rerank'
    const id = (choice: KeyScopeChoice) =>
      chooseKeyInUse(choice, 'sf_zero_textbbbb', { needs, now })?.own?.key.id
    expect(id({ ...user, keys: [limited, free] })).toBe('aaaa')
    expect(id({ ...user, keys: [limited, free], wanted: 'bbbb' })).toBe('bbbb')
    expect(id({ ...user, keys: [limited] })).toBe('bbbb')
  })

  test('an own key is named by a reference, the one of a visitor by its text', () => {
    expect(chooseKeyInUse(user, null, { now })?.apiKey).toBe(ownKeyReference({ uid: 'u1', keyId: 'bbbb' }))
    expect(chooseKeyInUse({ ...user, uid: null, apiKey: 'sf_1' }, 'sf_1', { now })).toEqual({
      apiKey: 'sf_1',
    })
    expect(chooseKeyInUse({ ...user, keys: [] }, null, { now })).toBeNull()
  })
})
