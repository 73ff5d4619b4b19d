import type { Sql } from '../kernel/storage/database.ts'

/** Tries what a charged call does to the tables. Throws the database's error where one would wait longer than 1.5 seconds, or fail. */
export async function probeCharge(sql: Sql): Promise<void> {
  await sql.query('select probe_charge()')
}
