import type { ApiRoute } from '../kernel/http/define-route.ts'
import type { TestPlatform } from '../platform.test-support.ts'

/** The address of a call, with `id` as every path parameter. */
function addressOf(
  platform: TestPlatform,
  { path, 'x-host': host, 'x-auth': auth }: ApiRoute,
  id: string,
  token: string | undefined,
): string {
  const { functions } = platform.ports
  const base = host === 'functions' ? `http://127.0.0.1:${functions}` : platform.url
  const filled = path
    .replace('{project}', 'demo-search-foundation')
    .replace('{region}', 'us-central1')
    .replace(/\{\w+\}/g, id)
  const query = auth === 'query-key' && token !== undefined ? `?api_key=${encodeURIComponent(token)}` : ''
  return `${base}${filled}${query}`
}

/** Makes a call with a token and no valid input, and returns the status: the token is checked before the input. */
export async function statusOfCall(
  platform: TestPlatform,
  call: ApiRoute,
  token: string | undefined,
  id = 'missing',
): Promise<number> {
  const isFunction = call['x-host'] === 'functions'
  const response = await fetch(addressOf(platform, call, id, token), {
    method: call.method.toUpperCase(),
    headers: {
      ...(token !== undefined && call['x-auth'] !== 'query-key' && { authorization: `Bearer ${token}` }),
      ...(isFunction && { 'content-type': 'application/json' }),
    },
    ...(isFunction && { body: '{"data":{}}' }),
    redirect: 'manual',
  })
  await response.body?.cancel()
  return response.status
}
