import { log } from '../../kernel/http/log.ts'
import type { Database } from '../../kernel/storage/database.ts'

/** One call that was made with a key. */
export interface LoggedCall {
  /** The request id. */
  id: string
  keyId: string
  at: Date
  method: string
  /** The pattern of the route, never the address. */
  route: string
  product: string | null
  model: string | null
  status: number
  tokens: number
  /** Milliseconds to the start of the answer. */
  duration: number
  engine: string | null
}

export interface RequestLog {
  /** Takes note of a call. Returns at once and never throws. */
  record(call: LoggedCall): void
  /** Answers once every call noted so far is written, or lost. */
  flush(): Promise<void>
  /** Writes what is left, and ends. */
  close(): Promise<void>
}

/** How long calls are kept: the page that shows them promises 30 days. */
export const keptDays = 30

const gatherMilliseconds = 200
/** Rows that one statement inserts. */
const batchSize = 500
/** Calls that may wait in memory while the database is slow; those above it are lost, and counted. */
const maxWaiting = 20_000
const pruneMilliseconds = 60 * 60 * 1000
/** Rows that one statement deletes, so that none holds up the others. */
const prunedAtOnce = 5000
const dayMilliseconds = 24 * 60 * 60 * 1000

/** A call that is written again, because nobody knows whether the first try arrived, stays one row. */
const insertion = `insert into request_log (id, key_id, at, method, route, product, model, status, tokens, duration_ms, engine)
  select * from unnest($1::text[], $2::text[], $3::timestamptz[], $4::text[], $5::text[], $6::text[], $7::text[], $8::int[], $9::bigint[], $10::int[], $11::text[])
  on conflict (id) do nothing`

const columnsOf = (calls: readonly LoggedCall[]) => [
  calls.map(({ id }) => id),
  calls.map(({ keyId }) => keyId),
  calls.map(({ at }) => at),
  calls.map(({ method }) => method),
  calls.map(({ route }) => route),
  calls.map(({ product }) => product),
  calls.map(({ model }) => model),
  calls.map(({ status }) => status),
  calls.map(({ tokens }) => tokens),
  calls.map(({ duration }) => Math.round(duration)),
  calls.map(({ engine }) => engine),
]

/** Deletes calls older than `keptDays`. */
export async function pruneRequestLog(database: Database, at: Date): Promise<void> {
  const before = new Date(at.getTime() - keptDays * dayMilliseconds)
  for (;;) {
    const deleted = await database.query(
      'delete from request_log where id in (select id from request_log where at < $1 limit $2) returning 1 as one',
      [before, prunedAtOnce],
    )
    if (deleted.length < prunedAtOnce) return
  }
}

/**
 * Writes calls in batches, away from the calls themselves: a slow or failing database costs log lines, never a call.
 * A batch that fails is tried once more; what is then lost is counted and logged. A process that is killed loses what it gathered last.
 */
export function createRequestLog(database: Database, now: () => Date): RequestLog {
  let waiting: LoggedCall[] = []
  let refused = 0
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()

  async function write(calls: readonly LoggedCall[]): Promise<void> {
    const columns = columnsOf(calls)
    try {
      await database.query(insertion, columns)
    } catch {
      await database.query(insertion, columns)
    }
  }

  async function writeAll(): Promise<void> {
    while (waiting.length > 0) {
      const calls = waiting.slice(0, batchSize)
      waiting = waiting.slice(batchSize)
      try {
        await write(calls)
      } catch (error) {
        log('error', 'request log lost calls', { calls: calls.length, error: String(error) })
      }
    }
    if (refused > 0) log('error', 'request log lost calls', { calls: refused, error: 'too many wait' })
    refused = 0
  }

  function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    running = running.then(writeAll)
    return running
  }

  function prune(): void {
    running = running
      .then(() => pruneRequestLog(database, now()))
      .catch((error: unknown) => log('error', 'pruning the request log failed', { error: String(error) }))
  }
  prune()
  const pruning = setInterval(prune, pruneMilliseconds)

  return {
    record(call) {
      if (waiting.length >= maxWaiting) {
        refused += 1
        return
      }
      waiting.push(call)
      if (waiting.length === batchSize) void flush()
      else timer ??= setTimeout(() => void flush(), gatherMilliseconds)
    },
    flush,
    close() {
      clearInterval(pruning)
      return flush()
    },
  }
}
