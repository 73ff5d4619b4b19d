import type { ApiDocument } from './api-document.ts'
import type { Exchange } from './recorded-calls.ts'
import { stableExample } from './stable-example.ts'

/** A call that was made, as the reference shows it. `{{api}}` is the address of the platform. */
export interface RecordedExample {
  /** Function of the SDK that made the call; none for other forms of a call. */
  sdk?: string
  request: { path: string; type?: string; body?: unknown }
  response: { status: number; type?: string; body?: unknown }
}

/** Functions that make calls of any kind. */
const generic = new Set(['call', 'callStream', 'request'])

/** Keeps the first successful exchange of each operation. */
export function exampleRecorder() {
  const examples = new Map<string, RecordedExample>()
  return {
    examples,
    /** Takes what a function of the SDK, or another caller, exchanged. The last of them is the function's own call. */
    add(exchanges: readonly Exchange[], sdk?: string): void {
      const known = exchanges.filter(({ operationId }) => operationId !== undefined)
      known.forEach((exchange, index) => {
        const { operationId: id = '', request, response } = exchange
        const example = examples.get(id)
        const { status, type } = response
        if (status >= 400) return
        const isOwn = sdk !== undefined && !generic.has(sdk) && index === known.length - 1
        // A function's own call is better than one that prepared another, and JSON better than a download.
        const isBetter =
          example === undefined ||
          (isOwn && example.sdk === undefined) ||
          (isOwn && type === 'application/json' && example.response.type !== type)
        if (!isBetter) return
        const stable = stableExample({ request, response }) as Pick<Exchange, 'request' | 'response'>
        examples.set(id, { ...(isOwn && { sdk }), ...stable })
      })
    },
    /** Returns the examples as the file of the reference has them: an operation per line, in the order of the document. */
    text(document: ApiDocument): string {
      const lines = document.calls.flatMap(({ operationId: id }) => {
        const example = examples.get(id)
        return example === undefined ? [] : [`${JSON.stringify(id)}: ${JSON.stringify(example)}`]
      })
      return `{\n${lines.join(',\n')}\n}\n`
    },
  }
}
