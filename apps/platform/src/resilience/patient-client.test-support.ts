import { setTimeout } from 'node:timers/promises'

/** After this time, in milliseconds, a try counts as hung. A statement of the platform ends after 30 seconds, and a machine may be slow. */
export const timeoutMilliseconds = 120_000

/** Statuses after which a try is repeated: the database is away, or another process still makes the call. */
const isTransient = (status: number) => [409, 502, 503, 504].includes(status)

export interface Try {
  /** Milliseconds since the start of the process. */
  at: number
  milliseconds: number
  outcome: 'response' | 'lost' | 'timeout'
  status: number | undefined
}

/** Sends requests and notes what became of each try. */
export class PatientClient {
  readonly tries: Try[] = []
  readonly url: string

  constructor(url: string) {
    this.url = url
  }

  /** Sends one request; undefined when it was lost with its connection. */
  async once(path: string, init: RequestInit): Promise<Response | undefined> {
    const started = performance.now()
    const note = (outcome: Try['outcome'], status?: number) =>
      void this.tries.push({ at: started, milliseconds: performance.now() - started, outcome, status })
    try {
      const signal = AbortSignal.timeout(timeoutMilliseconds)
      // A connection per request, so that each goes to the next process.
      const headers = { ...(init.headers as Record<string, string>), connection: 'close' }
      const response = await fetch(this.url + path, { ...init, headers, signal })
      const body = await response.arrayBuffer()
      note('response', response.status)
      return new Response(response.status === 204 ? null : body, response)
    } catch (error) {
      note(error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'lost')
      return undefined
    }
  }

  /** Repeats a request until it is accepted or refused. `init` is called for each try. */
  async untilDone(path: string, init: () => RequestInit | Promise<RequestInit>): Promise<Response> {
    for (;;) {
      const response = await this.once(path, await init())
      if (response !== undefined && !isTransient(response.status)) return response
      await setTimeout(200)
    }
  }
}
