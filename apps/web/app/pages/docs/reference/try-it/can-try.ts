import type { PublicOperation } from '../../../../ground/api-document.ts'

/** Whether the page of a call can send it: with a key or without, nothing but JSON, and nothing that pays, deletes or needs the id of something. */
export function canTry(operation: PublicOperation): boolean {
  const { method, path, requestBody } = operation
  const { 'x-auth': auth, 'x-scope': scope, 'x-bot-check': isChecked, 'x-host': host } = operation
  return (
    ['key', 'optional-key', 'none'].includes(auth) &&
    (method === 'GET' || method === 'POST') &&
    scope !== 'billing' &&
    isChecked === undefined &&
    host === undefined &&
    !path.includes('{id}') &&
    (requestBody === undefined || requestBody.content['application/json'] !== undefined)
  )
}
