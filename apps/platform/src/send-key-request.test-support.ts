import type { TestPlatform } from './platform.test-support.ts'

export const accountKeysPath = '/api/v1/account/keys'

/** Sends a request about a user's keys with what it requires: a bot-check response to create, rotate and revoke, none to change. */
export async function sendKeyRequest(
  platform: TestPlatform,
  method: string,
  part: string,
  body: object = {},
  token = 'user:ada',
): Promise<Response> {
  const path = accountKeysPath + part
  if (method === 'PATCH') return platform.send(method, path, body, token)
  const botCheck = { 'cf-turnstile-response': await platform.botCheck() }
  if (method === 'POST') return platform.send(method, path, { ...body, ...botCheck }, token)
  const headers = { authorization: `Bearer ${token}` }
  return fetch(platform.url + path, { method, headers, body: new URLSearchParams(botCheck) })
}
