import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { basename } from 'node:path'

import type { Database, Transaction } from './database.ts'

/** The SQL files that make up a database. */
export interface SchemaFiles {
  /** Folder of migrations, each applied once, in the order of their names. */
  migrations: URL
  /** Folders of functions, one per file and named like it, created anew whenever their file changes. */
  functions: readonly URL[]
}

interface SqlFile {
  name: string
  text: string
}

const sqlFiles = (folder: URL): SqlFile[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }))

async function applyMigrations(sql: Transaction, files: readonly SqlFile[]): Promise<void> {
  await sql.script(
    'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
  )
  const rows = await sql.query<{ name: string }>('select name from migrations order by name')
  const applied = new Set(rows.map(({ name }) => name))
  const unknown = rows.find(({ name }) => !files.some((file) => file.name === name))
  if (unknown !== undefined) {
    throw new Error(
      `The database was made by another version of the platform (its migration ${unknown.name} is not known here). ` +
        'Delete the local data with "npm run reset", or use another DATABASE_URL.',
    )
  }
  for (const { name, text } of files.filter((file) => !applied.has(file.name))) {
    await sql.script(text)
    await sql.query('insert into migrations (name) values ($1)', [name])
  }
}

/** Drops every overload of a function, so that a changed file may have other parameters or another result. */
async function dropFunction(sql: Transaction, name: string): Promise<void> {
  const overloads = await sql.query<{ signature: string }>(
    `select oid::regprocedure::text as signature from pg_proc
     where proname = $1 and pronamespace = current_schema()::regnamespace`,
    [name],
  )
  for (const { signature } of overloads) await sql.script(`drop function ${signature}`)
}

async function applyFunctions(sql: Transaction, files: readonly SqlFile[]): Promise<void> {
  await sql.script(
    'create table if not exists schema_functions (name text primary key, hash text not null, applied_at timestamptz not null default now())',
  )
  const rows = await sql.query<{ name: string; hash: string }>('select name, hash from schema_functions')
  const applied = new Map(rows.map(({ name, hash }) => [name, hash]))
  const wanted = files.map(({ name, text }) => ({
    name: basename(name, '.sql'),
    text,
    hash: createHash('sha256').update(text).digest('hex'),
  }))
  const changed = wanted.filter(({ name, hash }) => applied.get(name) !== hash)
  const gone = rows.filter(({ name }) => !wanted.some((file) => file.name === name))
  for (const { name } of [...changed, ...gone]) await dropFunction(sql, name)
  for (const { name } of gone) await sql.query('delete from schema_functions where name = $1', [name])
  // Functions call each other, in whichever order they are created.
  await sql.script('set local check_function_bodies = off')
  for (const { name, text, hash } of changed) {
    await sql.script(text)
    await sql.query(
      `insert into schema_functions (name, hash) values ($1, $2)
       on conflict (name) do update set hash = excluded.hash, applied_at = now()`,
      [name, hash],
    )
  }
}

/**
 * Applies the migrations that this database has not seen and the functions whose files have changed: all or none. Platforms that start at
 * the same time on one server take turns. Throws an Error in plain words when the database has migrations that are unknown here.
 */
export function migrate(database: Database, { migrations, functions }: SchemaFiles): Promise<void> {
  return database.transaction(async (sql) => {
    await sql.query(`select pg_advisory_xact_lock(hashtext('migrate:' || current_schema()))`)
    await applyMigrations(sql, sqlFiles(migrations))
    await applyFunctions(sql, functions.flatMap(sqlFiles))
  })
}
