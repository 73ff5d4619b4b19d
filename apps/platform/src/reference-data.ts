import { failureCodeOf } from './kernel/http/failure-body.ts'
import { listedTools } from './mcp/listed-tools.ts'
import { tools } from './mcp/tools.ts'
import { openApiDocument } from './openapi/document.ts'

/** How a call of the API can fail. */
export interface FailuresOfCall {
  /** Id of the call in the API document. */
  operationId: string
  /** Each error status with what it means, and its section on the page about errors. */
  failures: readonly { status: number; meaning: string; docs: string }[]
}

const { paths = {} } = openApiDocument({ port: 0, functionsPort: 0 })

/** Returns how a call can fail, as the API document states it: `failuresOf('post', '/v1/rerank')`. Throws for a call that it does not have. */
export function failuresOf(method: string, path: string): FailuresOfCall {
  const call = paths[path]?.[method as 'post']
  if (call?.operationId === undefined) throw new Error(`The API has no call ${method} ${path}.`)
  return {
    operationId: call.operationId,
    failures: Object.entries(call.responses ?? {})
      .map(([code, response]) => ({
        status: Number(code),
        meaning: (response as { description: string }).description,
        docs: `/docs/errors#${failureCodeOf(Number(code))}`,
      }))
      .filter(({ status }) => status >= 400),
  }
}

/** Every tool as agents receive it, with how its call can fail. */
export const describedTools = listedTools.map((tool, index) => ({
  ...tool,
  call: failuresOf('post', tools[index]?.path ?? ''),
}))
