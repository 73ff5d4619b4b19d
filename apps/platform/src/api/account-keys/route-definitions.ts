import { z } from 'zod'

import { defineRoute } from '../../kernel/http/define-route.ts'
import {
  accountKey,
  accountKeysResponse,
  keyChange,
  keysQuery,
  keyWithText,
  linkBody,
  newKeyBody,
  rotationBody,
  sessionKey,
  sessionKeyBody,
} from '../../keys/schemas.ts'

const path = '/api/v1/account/keys'

export const listAccountKeys = defineRoute({
  id: 'listAccountKeys',
  method: 'get',
  path,
  summary: "The signed-in user's keys with names, scopes, expiry, budgets, and balances, newest first",
  description: 'The secret of a key is never returned, only its last four characters.',
  auth: 'user',
  query: keysQuery,
  response: accountKeysResponse,
})

export const createAccountKey = defineRoute({
  id: 'createAccountKey',
  method: 'post',
  path,
  summary: 'Create a key without tokens; only this response contains its secret',
  description:
    "Store the secret: it can't be shown again. Buy a pack for the key or transfer tokens to it before you make paid calls.",
  auth: 'user',
  botCheck: true,
  body: newKeyBody,
  response: keyWithText,
  status: 201,
  failures: [409],
})

export const changeAccountKey = defineRoute({
  id: 'changeAccountKey',
  method: 'patch',
  path: `${path}/{id}`,
  summary:
    'Change the name, scopes, expiry or budget of a key, or whether the bodies of its calls are stored',
  description: 'Fields that you leave out stay as they are.',
  auth: 'user',
  body: keyChange,
  response: accountKey,
  failures: [404],
})

export const revokeAccountKey = defineRoute({
  id: 'revokeAccountKey',
  method: 'delete',
  path: `${path}/{id}`,
  summary: 'Revoke a key, immediately and for good',
  description: 'Every call with the key fails with status 401 from then on.',
  auth: 'user',
  botCheck: true,
  response: accountKey,
  failures: [404],
})

export const rotateAccountKey = defineRoute({
  id: 'rotateAccountKey',
  method: 'post',
  path: `${path}/{id}/rotate`,
  summary: "Replace a key's secret; the previous one works until the grace period ends",
  description:
    'Balance, settings, and history stay with the key. Deploy the new secret within the grace period, while both secrets work.',
  auth: 'user',
  botCheck: true,
  body: rotationBody,
  response: keyWithText,
  failures: [404],
})

export const linkAccountKey = defineRoute({
  id: 'linkAccountKey',
  method: 'post',
  path: `${path}/link`,
  summary: 'Add a key without an account to the account, by its secret',
  description: "Its balance and usage are then part of the account's.",
  auth: 'user',
  body: linkBody,
  response: accountKey,
  failures: [404, 409],
})

export const createSessionKey = defineRoute({
  id: 'createSessionKey',
  method: 'post',
  path: `${path}/{id}/session`,
  summary: 'Create a session key: a secret that works as the key for 15 minutes',
  description:
    'Calls with it are charged, logged, and limited like calls with the key. It gets the requested scopes that the key has. It ends when the key is revoked or expires, when the user signs out, and when all sessions are ended.',
  auth: 'user',
  body: sessionKeyBody,
  response: sessionKey,
  status: 201,
  failures: [404, 429],
})

export const endSessionKeys = defineRoute({
  id: 'endSessionKeys',
  method: 'delete',
  path: '/api/v1/account/session_keys',
  summary: 'End the session keys of this sign-in',
  description: 'Apps call it when the user signs out, so that no session key outlives the session.',
  auth: 'user',
  response: z.object({ ended: z.number().int().describe('Number of session keys that were ended.') }),
})

export const accountKeyCalls = [
  listAccountKeys,
  createAccountKey,
  changeAccountKey,
  revokeAccountKey,
  rotateAccountKey,
  linkAccountKey,
  createSessionKey,
  endSessionKeys,
] as const
