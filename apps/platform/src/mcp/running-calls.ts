import { CancelledNotificationSchema, isJSONRPCRequest } from '@modelcontextprotocol/sdk/types.js'

/**
 * Which calls of which sessions run in this process, so that a cancellation, which comes as a request of its own, finds the call that
 * it is about. A session is only a random name that its client repeats: nothing is stored for it, and any process serves it.
 */
export class RunningCalls {
  readonly #calls = new Map<string, AbortController>()

  /** Returns the ids of the requests in a message or batch. */
  static idsIn(message: unknown): (string | number)[] {
    return [message].flat().flatMap((one) => (isJSONRPCRequest(one) ? [one.id] : []))
  }

  /** Registers calls under the owner of their session until the returned function is called. */
  register(owner: string, ids: readonly (string | number)[], controller: AbortController): () => void {
    const names = ids.map((id) => `${owner}\n${JSON.stringify(id)}`)
    for (const name of names) this.#calls.set(name, controller)
    return () => {
      for (const name of names) if (this.#calls.get(name) === controller) this.#calls.delete(name)
    }
  }

  /** Ends the calls that the cancellations in a message or batch are about. */
  cancel(owner: string, message: unknown): void {
    for (const one of [message].flat()) {
      const { data } = CancelledNotificationSchema.safeParse(one)
      if (data?.params.requestId === undefined) continue
      this.#calls.get(`${owner}\n${JSON.stringify(data.params.requestId)}`)?.abort()
    }
  }
}
