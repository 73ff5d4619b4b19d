import { readFileSync } from 'node:fs'

import type { ApiDocument } from './api-document.ts'
import type { ContractPlatform } from './contract-platform.ts'
import type { FailingCall } from './failing-calls.ts'
import type { RecordedExample } from './recorded-examples.ts'
import type { SentCall } from './send-example.ts'

const file = new URL('../../../apps/web/app/generated/reference.json', import.meta.url)
const examples = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, RecordedExample>>

/** Returns the example of a call as it is sent to a platform, with the token that it needs. */
export function exampleOf(
  { call, method }: ApiDocument['places'][number],
  { url, functionsUrl }: Pick<ContractPlatform, 'url' | 'functionsUrl'>,
  key: string,
): SentCall {
  const { path, type, body } = examples[call.operationId]?.request ?? { path: '/' }
  const auth = call['x-auth']
  const token = auth.endsWith('user') && auth !== 'key-or-user' ? 'user:ada' : key
  return {
    method,
    url: (call['x-host'] === 'functions' ? new URL(functionsUrl).origin : url) + path,
    token: auth === 'none' || auth === 'query-key' ? null : token,
    type,
    body,
  }
}

/** Returns a call with other parts; with another body, it is JSON unless it is a form. */
export const changed = (call: SentCall, { path, ...changes }: FailingCall): SentCall => ({
  ...call,
  ...(path !== undefined && { url: new URL(call.url).origin + path }),
  ...changes,
})
