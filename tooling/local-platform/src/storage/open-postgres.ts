import pg from 'pg'
import type { Database, Transaction } from './database.ts'

/** PostgreSQL's int8: every amount here stays below 2^53, so a plain number is exact. */
const INT8 = 20

const types: pg.CustomTypesConfig = {
  getTypeParser: (id: number, format?: 'text' | 'binary') =>
    id === INT8 ? Number : pg.types.getTypeParser(id, format as 'text'),
}

function runner(target: { query: pg.Pool['query'] }): Transaction {
  return {
    query: async <Row extends object>(text: string, parameters: readonly unknown[] = []) => {
      const answer = await target.query({ text, values: [...parameters], types })
      return answer.rows as Row[]
    },
    script: async (text) => {
      await target.query(text)
    },
  }
}

/** Opens a PostgreSQL server by its URL. `schema` keeps test files apart on one server. */
export async function openPostgres(url: string, schema = 'public'): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, max: 10, options: `-c search_path=${schema}` })
  // An idle connection may be cut by the server; the pool replaces it, and the next query reports real trouble.
  pool.on('error', (error) =>
    process.stderr.write(
      `${JSON.stringify({ level: 'warn', event: 'database connection lost', error: error.message })}\n`,
    ),
  )
  if (schema !== 'public') {
    // Two that make it at once would both find it missing.
    await pool.query(
      `begin; select pg_advisory_xact_lock(hashtext('${schema}')); create schema if not exists ${schema}; commit;`,
    )
  }
  return {
    ...runner(pool),
    async transaction(work) {
      const connection = await pool.connect()
      try {
        await connection.query('begin')
        const result = await work(runner(connection))
        await connection.query('commit')
        return result
      } catch (error) {
        await connection.query('rollback').catch(() => undefined)
        throw error
      } finally {
        connection.release()
      }
    },
    close: () => pool.end(),
  }
}
