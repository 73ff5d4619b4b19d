import { randomUUID } from 'node:crypto'

import type { Sql } from '../../kernel/storage/database.ts'
import { floatsOf } from '../../kernel/storage/floats.ts'
import { prototypeOf, type ClassSum, type Prototype } from '../engines/classifier.ts'

export type Access = 'public' | 'private'

interface ClassifierRow {
  id: string
  key_id: string
  model: string
  access: Access
}

/** A trained classifier as the public API lists it. */
export interface ClassifierEntry {
  classifier_id: string
  model_name: string
  labels: string[]
  access: Access
  updated_number: number
  used_number: number
  created_at: string
  updated_at: string | null
  used_at: string | null
  metadata: Record<string, never>
}

/** Creates an empty classifier for a key and returns its id. */
export async function createClassifier(
  sql: Sql,
  options: { keyId: string; model: string; access: Access; at: Date },
): Promise<string> {
  const id = randomUUID()
  await sql.query(
    'insert into classifiers (id, key_id, model, access, created_at) values ($1, $2, $3, $4, $5)',
    [id, options.keyId, options.model, options.access, options.at],
  )
  return id
}

/** Finds a classifier that a key may use; one of another key only when it is public. */
export async function findClassifier(
  sql: Sql,
  id: string,
  keyId: string,
): Promise<ClassifierRow | undefined> {
  const [row] = await sql.query<ClassifierRow>(
    `select id, key_id, model, access from classifiers where id = $1 and (key_id = $2 or access = 'public')`,
    [id, keyId],
  )
  return row
}

/** Reads what a classifier has learnt, label by label. */
export async function readPrototypes(sql: Sql, id: string): Promise<Prototype[]> {
  const rows = await sql.query<{ label: string; vector: Uint8Array }>(
    'select label, vector from classifier_labels where classifier_id = $1 order by label',
    [id],
  )
  return rows.map(({ label, vector }) => prototypeOf(label, floatsOf(vector)))
}

/** Adds examples to a classifier, inside the caller's transaction; two trainings at once add up. Answers how many labels it has then. */
export async function addExamples(
  sql: Sql,
  id: string,
  sums: readonly ClassSum[],
  at: Date,
): Promise<number> {
  await sql.query('select id from classifiers where id = $1 for update', [id])
  for (const { label, vector, examples } of sums) {
    const [known] = await sql.query<{ vector: Uint8Array }>(
      'select vector from classifier_labels where classifier_id = $1 and label = $2',
      [id, label],
    )
    const before = known && floatsOf(known.vector)
    const sum = before === undefined ? vector : vector.map((value, index) => value + (before[index] ?? 0))
    await sql.query(
      `insert into classifier_labels (classifier_id, label, examples, vector) values ($1, $2, $3, $4)
       on conflict (classifier_id, label) do update
       set examples = classifier_labels.examples + excluded.examples, vector = excluded.vector`,
      [id, label, examples, new Uint8Array(sum.buffer)],
    )
  }
  await sql.query(
    'update classifiers set updated_number = updated_number + 1, updated_at = $2 where id = $1',
    [id, at],
  )
  const [count] = await sql.query<{ labels: number }>(
    'select count(*)::int as labels from classifier_labels where classifier_id = $1',
    [id],
  )
  return count?.labels ?? 0
}

/** Notes that a classifier was used. */
export async function noteUse(sql: Sql, id: string, at: Date): Promise<void> {
  await sql.query('update classifiers set used_number = used_number + 1, used_at = $2 where id = $1', [
    id,
    at,
  ])
}

export async function countClassifiers(sql: Sql, keyId: string): Promise<number> {
  const [row] = await sql.query<{ count: number }>(
    'select count(*)::int as count from classifiers where key_id = $1',
    [keyId],
  )
  return row?.count ?? 0
}

/** The classifiers of a key, newest first. */
export async function listClassifiers(sql: Sql, keyId: string): Promise<ClassifierEntry[]> {
  const rows = await sql.query<Omit<ClassifierEntry, 'labels' | 'metadata'> & { labels: string[] | null }>(
    `select id as classifier_id, model as model_name, access, updated_number, used_number, created_at, updated_at, used_at,
       (select array_agg(label order by label) from classifier_labels where classifier_id = classifiers.id) as labels
     from classifiers where key_id = $1 order by created_at desc, id`,
    [keyId],
  )
  return rows.map((row) => ({ ...row, labels: row.labels ?? [], metadata: {} }))
}

/** Deletes a classifier of a key; false when the key has none of this id. */
export async function deleteClassifier(sql: Sql, id: string, keyId: string): Promise<boolean> {
  const rows = await sql.query('delete from classifiers where id = $1 and key_id = $2 returning id', [
    id,
    keyId,
  ])
  return rows.length > 0
}
