import pg from 'pg'

import type { Database, Transaction } from './database.ts'

/** PostgreSQL's int8: every amount here stays below 2^53, so a plain number is exact. */
const int8 = 20

/** How a pool reads values; given to every pool that `poolDatabase` takes. */
export const types: pg.CustomTypesConfig = {
  getTypeParser: (id: number, format?: 'text' | 'binary') =>
    id === int8 ? Number : pg.types.getTypeParser(id, format as 'text'),
}

/** Names of statements by their text: a connection prepares each statement once and reuses its plan. */
const names = new Map<string, string>()

function nameOf(text: string): string {
  const known = names.get(text)
  if (known !== undefined) return known
  const name = `statement_${names.size}`
  names.set(text, name)
  return name
}

const runner = (connection: pg.PoolClient): Transaction => ({
  query: async <Row extends object>(text: string, parameters: readonly unknown[] = []) => {
    const answer = await connection.query({ name: nameOf(text), text, values: [...parameters] })
    return answer.rows as Row[]
  },
  script: async (text) => {
    await connection.query(text)
  },
})

/** A database over a pool of connections. `close` closes the pool. */
export function poolDatabase(pool: pg.Pool): Database {
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
      if (error instanceof Error && error.message === 'Query read timeout') broken = error
      throw error
    } finally {
      connection.off('error', onError)
      connection.release(broken)
    }
  }
  return {
    query: (text, parameters) => withConnection((connection) => runner(connection).query(text, parameters)),
    script: (text) => withConnection((connection) => runner(connection).script(text)),
    transaction: (work) =>
      withConnection(async (connection) => {
        try {
          await connection.query('begin')
          const result = await work(runner(connection))
          await connection.query('commit')
          return result
        } catch (error) {
          await connection.query('rollback').catch(() => undefined)
          throw error
        }
      }),
    close: () => pool.end(),
  }
}
