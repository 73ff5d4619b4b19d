import { expect, test } from 'vitest'

import { chooseKeyScope, type KeyScope, type KeyScopeChoice } from './key-scope.ts'

const nobody: KeyScopeChoice = { wanted: null, apiKey: null, uid: null, keys: [] }
const withKeys: KeyScopeChoice = { ...nobody, uid: 'u1', keys: [{ id: 'a' }, { id: 'b' }] }
const browser: KeyScope = { browser: { apiKey: 'sf_1' } }

test.each<[string, KeyScopeChoice, KeyScope | null]>([
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
])('%s', (_, choice, scope) => {
  expect(chooseKeyScope(choice)).toEqual(scope)
})
