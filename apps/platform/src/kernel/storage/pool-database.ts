import { createHash } from 'node:crypto'
import pg from 'pg'

import type { Database, Transaction } from './database.ts'
import { retryConflicts } from './retry-conflicts.ts'

/** PostgreSQL's int8: every amount here stays below 2^53, so a plain number is exact. */
const int8 = 20

/** How a pool reads values; given to every pool that `poolDatabase` takes. */
export const types: pg.CustomTypesConfig = {
  getTypeParser: (id: number, format?: 'text' | 'binary') =>
    id === int8 ? Number : pg.types.getTypeParser(id, format as 'text'),
}

/** Names of statements: hashes of their texts, so that no name ever means two statements. */
const names = new Map<string, string>()

function nameOf(text: string): string {
  let name = names.get(text)
  if (name === undefined) {
    name = createHash('sha256').update(text).digest('hex').slice(0, 32)
    names.set(text, name)
  }
  return name
}

const runner = (connection: pg.PoolClient, isOwn: boolean): Transaction => ({
  query: async <Row extends object>(text: string, parameters: readonly unknown[] = []) => {
    const answer = await connection.query({
      ...(isOwn && { name: nameOf(text) }),
      text,
      values: [...parameters],
    })
    return answer.rows as Row[]
  },
  script: async (text) => {
    await connection.query(text)
  },
})

export interface PoolOptions {
  /**
   * No pooler is between a connection and its database, so the connection prepares each statement once and keeps its plan. One in transaction
   * mode gives each transaction another connection to the server, which does not know what was prepared on the last. There, the plans of
   * the statements that calls make most are kept by PL/pgSQL functions, on every connection.
   */
  isOwn?: boolean
  /** Limit of each statement of a transaction, and of a transaction that waits for its process, in milliseconds; 0 for none. */
  timeoutMilliseconds?: number
  /** Ends a statement that was given up, which otherwise goes on at the server. */
  cancel?: (connection: pg.PoolClient) => void
}

/** A database over a pool of connections. `close` closes the pool. */
export function poolDatabase(
  pool: pg.Pool,
  { isOwn = false, timeoutMilliseconds, cancel }: PoolOptions = {},
): Database {
  // Settings of the transaction alone: those of a connection would stay with whoever gets it next from a pooler.
  const limits = ['statement_timeout', 'idle_in_transaction_session_timeout']
  const begin = [
    'begin',
    ...limits.flatMap((name) =>
      timeoutMilliseconds === undefined ? [] : [`set local ${name} = ${timeoutMilliseconds}`],
    ),
  ].join('; ')

  /** Unlike `query` of the pool, this reuses the connection after a failed statement; a broken connection is replaced. */
  async function withConnection<T>(work: (connection: pg.PoolClient) => Promise<T>): Promise<T> {
    const connection = await pool.connect()
    let broken: Error | undefined
    const onError = (error: Error) => {
      broken = error
    }
    connection.on('error', onError)
    try {
      return await work(connection)
    } catch (error) {
      // The statement may still run, and its result would arrive in the middle of the next one.
      if (error instanceof Error && error.message === 'Query read timeout') {
        broken = error
        cancel?.(connection)
      }
      throw error
    } finally {
      connection.off('error', onError)
      connection.release(broken)
    }
  }
  return {
    // A statement outside of a transaction is one by itself.
    query: (text, parameters) =>
      retryConflicts(() => withConnection((connection) => runner(connection, isOwn).query(text, parameters))),
    script: (text) => withConnection((connection) => runner(connection, isOwn).script(text)),
    transaction: (work) =>
      retryConflicts(() =>
        withConnection(async (connection) => {
          try {
            await connection.query(begin)
            const result = await work(runner(connection, isOwn))
            await connection.query('commit')
            return result
          } catch (error) {
            await connection.query('rollback').catch(() => undefined)
            throw error
          }
        }),
      ),
    close: () => pool.end(),
  }
}
