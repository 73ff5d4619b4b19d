import type { Operation } from '../../kernel/http/operation.ts'
import {
  accountKey,
  accountKeysResponse,
  keyWithText,
  keyChange,
  keysQuery,
  newKeyBody,
  rotationBody,
} from '../../keys/schemas.ts'

const path = '/api/v1/account/keys'
const one = { auth: 'user', path: `${path}/{id}`, answer: accountKey, failures: [404] } as const

export const accountKeyOperations = [
  {
    id: 'listAccountKeys',
    method: 'get',
    path,
    summary: 'The keys of the signed-in user with names, scopes, ends, budgets and balances, newest first',
    auth: 'user',
    query: keysQuery,
    answer: accountKeysResponse,
  },
  {
    id: 'createAccountKey',
    method: 'post',
    path,
    summary: 'Make an empty key with a name; its text is shown this once',
    auth: 'user',
    body: newKeyBody,
    botCheck: true,
    answer: keyWithText,
    status: 201,
    failures: [409],
  },
  {
    ...one,
    id: 'changeAccountKey',
    method: 'patch',
    summary: 'Name a key, limit it to scopes, let it end, give it a budget',
    body: keyChange,
  },
  {
    ...one,
    id: 'revokeAccountKey',
    method: 'delete',
    summary: 'End a key at once and for good',
    botCheck: true,
  },
  {
    ...one,
    id: 'rotateAccountKey',
    method: 'post',
    path: `${path}/{id}/rotate`,
    summary: 'Give a key another text; the one until now works on for the grace',
    body: rotationBody,
    botCheck: true,
    answer: keyWithText,
  },
] as const satisfies readonly Operation[]
