import type { ApiDocument, DocumentedCall } from './api-document.ts'
import type { Exchange } from './recorded-calls.ts'
import { stableExample } from './stable-example.ts'

/** The bodies of failed calls, each once, and the place in that list of the body that each status of a call has. */
export interface RecordedFailures {
  bodies: unknown[]
  calls: Record<string, Record<string, number>>
}

/** The error statuses that the document has for a call. */
export const failuresOf = ({ responses }: DocumentedCall): number[] =>
  Object.keys(responses)
    .map(Number)
    .filter((status) => status >= 400)

/** Keeps the first body of each error status that the document has for a call. */
export function failureRecorder(document: ApiDocument) {
  const bodies = new Map<string, Map<number, unknown>>()
  const callOf = (id: string) => document.calls.find(({ operationId }) => operationId === id)
  const has = (id: string, status: number) => bodies.get(id)?.has(status) === true
  function set(id: string, status: number, body: unknown): void {
    const call = callOf(id)
    if (call === undefined || has(id, status) || !failuresOf(call).includes(status)) return
    bodies.set(id, (bodies.get(id) ?? new Map<number, unknown>()).set(status, body))
  }
  const missing = () =>
    document.calls.flatMap((call) =>
      failuresOf(call)
        .filter((status) => !has(call.operationId, status))
        .map((status) => ({ call, status })),
    )
  return {
    has,
    /** Takes what was exchanged; calls that the document does not have, and other statuses, are left out. */
    add(exchanges: readonly Exchange[]): void {
      for (const { operationId = '', response } of exchanges)
        set(operationId, response.status, stableExample(response.body))
    },
    /**
     * Gives calls without a body of a status the body of the first of `sources` that fits their schema: for errors whose body does not
     * depend on the call.
     */
    share(statuses: readonly number[], sources: readonly string[]): void {
      for (const { call, status } of missing()) {
        const { content } = call.responses[status] ?? {}
        const fitting = sources
          .map((id) => bodies.get(id)?.get(status))
          .find(
            (body) => body !== undefined && document.misfit(content, 'application/json', body) === undefined,
          )
        if (statuses.includes(status) && fitting !== undefined) set(call.operationId, status, fitting)
      }
    },
    /** Returns the failures as the file of the reference has them: a body per line, and a call per line in the order of the document. */
    text(): string {
      const lines: string[] = []
      const placeOf = (body: unknown) => {
        const line = JSON.stringify(body)
        return lines.includes(line) ? lines.indexOf(line) : lines.push(line) - 1
      }
      const calls = document.calls.map((call) => {
        const own = bodies.get(call.operationId)
        const places = failuresOf(call).flatMap((status) =>
          own?.has(status) === true ? [[status, placeOf(own.get(status))] as const] : [],
        )
        return `${JSON.stringify(call.operationId)}: ${JSON.stringify(Object.fromEntries(places))}`
      })
      return `{"bodies": [\n${lines.join(',\n')}\n],\n"calls": {\n${calls.join(',\n')}\n}}\n`
    },
  }
}
