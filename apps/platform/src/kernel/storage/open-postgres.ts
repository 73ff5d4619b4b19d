import { connect } from 'node:net'
import pg from 'pg'

import type { Database } from './database.ts'
import { poolDatabase, types } from './pool-database.ts'

/** For a connection, and for each statement that has no other limit. */
const defaultTimeoutMilliseconds = 30_000

/** Connections that a process opens. */
export const mostConnections = 10

/** Of the protocol: 1234 in the upper and 5678 in the lower half. */
const cancelRequestCode = 80_877_102

/** For a server to take the order to end a statement. */
const cancelMilliseconds = 5000

/**
 * Lets the server end the statement that a connection waits for: it would go on without its client, perhaps until a lock is free.
 * The order is PostgreSQL's CancelRequest, which the driver has no function for.
 */
function cancelStatement(connection: pg.PoolClient): void {
  const { host, port, processID, secretKey } = connection as unknown as {
    host: string
    port: number
    processID: number | null
    secretKey: number
  }
  // It was never connected.
  if (processID === null) return
  const order = Buffer.alloc(16)
  for (const [index, value] of [order.length, cancelRequestCode, processID, secretKey].entries())
    order.writeInt32BE(value, index * 4)
  const socket = connect(port, host, () => socket.end(order))
  socket.setTimeout(cancelMilliseconds, () => socket.destroy())
  socket.on('error', () => undefined)
}

/** Opens a database of a PostgreSQL server by its URL. With a timeout of 0, statements take any time. */
export function openPostgres(
  url: string,
  { timeoutMilliseconds = defaultTimeoutMilliseconds }: { timeoutMilliseconds?: number } = {},
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: mostConnections,
    types,
    connectionTimeoutMillis: timeoutMilliseconds || defaultTimeoutMilliseconds,
    // A server that was frozen answers no statement, so the client has a limit besides the server's own. Those of the server are set in each
    // transaction: a pooler refuses them as parameters of a connection.
    query_timeout: timeoutMilliseconds,
    keepAlive: true,
  })
  // An idle connection may be cut by the server; the pool replaces it, and the next query reports real trouble.
  pool.on('error', (error) =>
    process.stderr.write(
      `${JSON.stringify({ level: 'warn', event: 'database connection lost', error: error.message })}\n`,
    ),
  )
  return poolDatabase(pool, { timeoutMilliseconds, cancel: cancelStatement })
}
