import { readFileSync, readdirSync } from 'node:fs'

import type { Database } from './database.ts'

const folder = new URL('./migrations/', import.meta.url)

/**
 * Applies every SQL file of `migrations/` that this database has not seen, in the order of their names: all or none.
 * Two platforms that start at once on one server take turns; the second finds nothing left to do.
 */
export function migrate(database: Database): Promise<void> {
  return database.transaction(async (sql) => {
    await sql.query(`select pg_advisory_xact_lock(hashtext('migrate:' || current_schema()))`)
    await sql.script(
      'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
    )
    const applied = new Set(
      (await sql.query<{ name: string }>('select name from migrations')).map(({ name }) => name),
    )
    const files = readdirSync(folder)
      .filter((name) => name.endsWith('.sql'))
      .toSorted()
    for (const name of files.filter((file) => !applied.has(file))) {
      await sql.script(readFileSync(new URL(name, folder), 'utf8'))
      await sql.query('insert into migrations (name) values ($1)', [name])
    }
  })
}
