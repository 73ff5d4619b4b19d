import type { Sql } from './database.ts'

/** Waits until no other transaction has taken a turn under the same name, and holds the turn until the transaction of `sql` ends. */
export async function takeTurn(sql: Sql, name: string): Promise<void> {
  await sql.query('select pg_advisory_xact_lock(hashtext($1))', [name])
}
