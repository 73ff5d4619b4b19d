import { defineRoute } from '../../kernel/http/define-route.ts'
import {
  accountKey,
  accountKeysResponse,
  keyChange,
  keysQuery,
  keyWithText,
  newKeyBody,
  rotationBody,
} from '../../keys/schemas.ts'

const path = '/api/v1/account/keys'

export const listAccountKeys = defineRoute({
  id: 'listAccountKeys',
  method: 'get',
  path,
  summary: 'The keys of the signed-in user with names, scopes, expiry, budgets and balances, newest first',
  auth: 'user',
  query: keysQuery,
  response: accountKeysResponse,
})

export const createAccountKey = defineRoute({
  id: 'createAccountKey',
  method: 'post',
  path,
  summary: 'Create a key without tokens; only this response contains its text',
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
  summary: 'Change the name, scopes, expiry or budget of a key',
  auth: 'user',
  body: keyChange,
  response: accountKey,
  failures: [404],
})

export const revokeAccountKey = defineRoute({
  id: 'revokeAccountKey',
  method: 'delete',
  path: `${path}/{id}`,
  summary: 'Revoke a key at once and for good',
  auth: 'user',
  botCheck: true,
  response: accountKey,
  failures: [404],
})

export const rotateAccountKey = defineRoute({
  id: 'rotateAccountKey',
  method: 'post',
  path: `${path}/{id}/rotate`,
  summary: 'Replace the text of a key; the previous text works until the grace period ends',
  auth: 'user',
  botCheck: true,
  body: rotationBody,
  response: keyWithText,
  failures: [404],
})

export const accountKeyCalls = [
  listAccountKeys,
  createAccountKey,
  changeAccountKey,
  revokeAccountKey,
  rotateAccountKey,
] as const
