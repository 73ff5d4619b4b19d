import type { RequestFilter } from '@search-foundation/api-client/account'

import { browserKeyId } from '../../ground/key-scope/key-scope.ts'
import { isDay } from '../../ground/query/is-day.ts'

/** Classes of status that the log can be narrowed to. */
export const statusClasses = ['2xx', '4xx', '5xx'] as const

/** Products as the log names them. */
export const loggedProducts = [
  'embedding',
  'reranker',
  'classifier',
  'tokenizer',
  'reader',
  'search',
  'deepsearch',
] as const

/** Names of the filters in the address. */
export const filterNames = ['id', 'status', 'error', 'product', 'model', 'key', 'from', 'to'] as const

/** Longest text that the service searches for in request ids. */
const longestId = 100
/** Longest code of an error that the service accepts. */
const longestCode = 100
/** Longest name of a model that the service accepts. */
const longestModel = 200

/** Reads the filter from the query of the address. Values that the service would refuse are left out. */
export function readRequestFilter(query: URLSearchParams): RequestFilter {
  const value = (name: (typeof filterNames)[number]) => query.get(name) ?? ''
  const status = statusClasses.find((known) => known === value('status'))
  const product = loggedProducts.find((known) => known === value('product'))
  return {
    ...(value('id') !== '' && { id: value('id').slice(0, longestId) }),
    ...(status !== undefined && { status }),
    ...(value('error') !== '' && { errorCode: value('error').slice(0, longestCode) }),
    ...(product !== undefined && { product }),
    ...(value('model') !== '' && { model: value('model').slice(0, longestModel) }),
    // The log is about keys of the account, not about the one in this browser.
    ...(value('key') !== '' && value('key') !== browserKeyId && { keyId: value('key') }),
    ...(isDay(value('from')) && { from: value('from') }),
    ...(isDay(value('to')) && { to: value('to') }),
  }
}
