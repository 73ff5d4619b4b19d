import { readFileSync, readdirSync } from 'node:fs'
import type { Database } from './database.ts'

const folder = new URL('./migrations/', import.meta.url)

/** Applies every SQL file of `migrations/` that this database has not seen, in the order of their names. */
export async function migrate(database: Database): Promise<void> {
  await database.script(
    'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
  )
  const applied = new Set(
    (await database.query<{ name: string }>('select name from migrations')).map(({ name }) => name),
  )
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
  for (const name of files.filter((file) => !applied.has(file))) {
    const statements = readFileSync(new URL(name, folder), 'utf8')
    const record = `insert into migrations (name) values ('${name}');`
    await database.script(`begin;\n${statements}\n${record}\ncommit;`)
  }
}
