import { startBackground } from '../../kernel/background.ts'
import { log } from '../../kernel/log.ts'
import type { Part } from '../../kernel/parts.ts'
import { keptFor, type Retention } from '../../kernel/processes/retention.ts'
import type { Sql } from '../../kernel/storage/database.ts'

/** One call that was made with a key. */
export interface LoggedCall {
  /** The request id. */
  id: string
  keyId: string
  at: Date
  method: string
  /** Pattern of the route, never the address. */
  route: string
  product: string | null
  model: string | null
  status: number
  tokens: number
  /** Milliseconds to the start of the response. */
  duration: number
  engine: string | null
  /** What its response said, for a call that failed. */
  error: LoggedError | null
  /** What made the call, as it names itself. */
  userAgent: string | null
}

/** An error as the response had it: `code` in one word, `param` for the first field at fault. */
export interface LoggedError {
  code: string
  param: string | null
  message: string
}

export interface RequestLog extends Part {
  /** Adds a call. Returns at once and never throws. */
  record(call: LoggedCall): void
  /** Adds the call of a stream once it has ended; `stop` waits for it. */
  recordAfter(ended: Promise<void>, call: () => LoggedCall): void
  /** Writes every call recorded so far. Throws when the database fails; the calls are then written later. */
  flush(): Promise<void>
  /** Writes the remaining calls and stops. */
  stop(): Promise<void>
}

/** Days for which calls are kept, as the page that shows them states. */
export const keptDays = 30

const gatherMilliseconds = 200
/** Rows that one statement inserts. */
const batchSize = 500
/** Calls that may wait in memory for a slow database. Further calls are dropped and counted. */
const maxWaiting = 20_000
const hourMilliseconds = 60 * 60 * 1000
const keptMilliseconds = keptDays * 24 * hourMilliseconds

/**
 * A retry of a batch that was written in spite of an error adds nothing. Neither do calls of an account that was deleted while they waited,
 * perhaps by another process.
 */
const insertion = `insert into request_log (id, key_id, at, method, route, product, model, status, tokens, duration_ms, engine,
    error_code, error_param, error_message, user_agent)
  select * from unnest($1::text[], $2::text[], $3::timestamptz[], $4::text[], $5::text[], $6::text[], $7::text[], $8::int[], $9::bigint[], $10::int[], $11::text[],
      $12::text[], $13::text[], $14::text[], $15::text[])
    as call (id, key_id)
  where not exists (select 1 from api_keys where api_keys.id = call.key_id and erased_at is not null)
  on conflict (id, at) do nothing`

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
  calls.map(({ error }) => error?.code ?? null),
  calls.map(({ error }) => error?.param ?? null),
  calls.map(({ error }) => error?.message ?? null),
  calls.map(({ userAgent }) => userAgent),
]

/** Adds calls to the log. A call with a known id is not changed. */
export async function insertCalls(sql: Sql, calls: readonly LoggedCall[]): Promise<void> {
  await sql.query(insertion, columnsOf(calls))
}

const lost = (calls: number, error: unknown) =>
  log('error', 'request log lost calls', { calls, error: String(error) })

/** Returns whether the rows are invalid (PostgreSQL's class 22, data exception), so that a retry cannot succeed. */
const isDataError = (error: unknown) =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('22')

const oldCalls = keptFor({
  table: 'request_log',
  key: 'id, at',
  since: 'at',
  milliseconds: keptMilliseconds,
})

/** Deletes calls older than `keptDays`, and drops the partitions of months that are past. */
export const requestLogRetention: Retention = {
  ...oldCalls,
  async prune(database, at, stopping) {
    await oldCalls.prune(database, at, stopping)
    const before = new Date(at.getTime() - keptMilliseconds)
    await database.transaction((sql) => sql.query(`select drop_months('request_log', $1)`, [before]))
  },
}

/**
 * Writes calls in batches in the background: a slow or failing database delays log rows, never a request. Calls above `maxWaiting` are
 * dropped and counted; a process that is killed loses its last batch.
 */
export function startRequestLog(database: Sql): RequestLog {
  let waiting: LoggedCall[] = []
  let refused = 0

  async function writeBatch(calls: readonly LoggedCall[]): Promise<void> {
    try {
      await insertCalls(database, calls)
    } catch (error) {
      if (!isDataError(error)) throw error
      lost(calls.length, error)
    }
    waiting = waiting.slice(calls.length)
  }

  async function writeAll(): Promise<void> {
    while (waiting.length > 0) await writeBatch(waiting.slice(0, batchSize))
    if (refused > 0) lost(refused, 'too many waited')
    refused = 0
  }

  const writing = startBackground({
    name: 'request log',
    sweepMilliseconds: hourMilliseconds,
    gatherMilliseconds,
    work: writeAll,
  })

  const streams = new Set<Promise<void>>()
  function record(call: LoggedCall): void {
    if (waiting.length >= maxWaiting) refused += 1
    else waiting.push(call)
    if (waiting.length === batchSize) void writing.runNow().catch(() => undefined)
    else writing.wake()
  }

  return {
    record,
    recordAfter(ended, call) {
      const end = () => record(call())
      const recorded: Promise<void> = ended.then(end, end).finally(() => streams.delete(recorded))
      streams.add(recorded)
    },
    flush: writing.runNow,
    async stop() {
      // Streams that the end of the process has cut are charged before they are recorded.
      await Promise.all(streams)
      await writing.runNow().catch((error: unknown) => lost(waiting.length, error))
      await writing.stop()
    },
  }
}
