import pg from 'pg'

import type { Database } from './database.ts'
import { poolDatabase, types } from './pool-database.ts'

/** For a connection, and for each statement that has no other limit. */
const defaultTimeoutMilliseconds = 30_000

/** Opens a database of a PostgreSQL server by its URL. With a timeout of 0, statements take any time. */
export function openPostgres(
  url: string,
  { timeoutMilliseconds = defaultTimeoutMilliseconds }: { timeoutMilliseconds?: number } = {},
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    types,
    connectionTimeoutMillis: timeoutMilliseconds || defaultTimeoutMilliseconds,
    // A server that was frozen answers no statement, so the client has a limit besides the server's own.
    query_timeout: timeoutMilliseconds,
    statement_timeout: timeoutMilliseconds,
    // The machine of a process that disappears in mid-transaction keeps its locks otherwise until TCP gives the connection up, after hours.
    idle_in_transaction_session_timeout: timeoutMilliseconds,
    keepAlive: true,
  })
  // An idle connection may be cut by the server; the pool replaces it, and the next query reports real trouble.
  pool.on('error', (error) =>
    process.stderr.write(
      `${JSON.stringify({ level: 'warn', event: 'database connection lost', error: error.message })}\n`,
    ),
  )
  return poolDatabase(pool)
}
