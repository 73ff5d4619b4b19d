import * as v from 'valibot'

import { persistedEmbedding } from './embedding.ts'
import { persistedSettings } from './preferences/settings.ts'
import { entryOf, parseEntry, type TextStorage } from './preferences/text-storage.ts'
import { persistedUser } from './user.ts'

/** One persisted field of a slice, and the entry of the storage that has its value as JSON. */
export interface PersistedField {
  slice: string
  name: string
  entry: string
  /** Returns a stored value if it is valid, else undefined. */
  parse: (stored: unknown) => unknown
}

type Parsers = Readonly<Record<string, PersistedField['parse']>>

const parsersOf = (schemas: Readonly<Record<string, v.GenericSchema>>): Parsers =>
  Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [
      name,
      (stored) => {
        const result = v.safeParse(schema, stored)
        return result.success ? result.output : undefined
      },
    ]),
  )

const slices: Readonly<Record<string, Parsers>> = {
  settings: persistedSettings,
  user: parsersOf(persistedUser),
  embedding: parsersOf(persistedEmbedding),
}

/** The persisted fields (specification §3). */
export const persistedFields: readonly PersistedField[] = Object.entries(slices).flatMap(([slice, parsers]) =>
  Object.entries(parsers).map(([name, parse]) => ({ slice, name, entry: entryOf(slice, name), parse })),
)

/** Values of fields, by slice. */
export type FieldValues = Record<string, Record<string, unknown>>

/** Reads the stored values of fields. A missing one is left out, and so is an invalid one, which is logged. */
export function readFields(storage: TextStorage, fields = persistedFields): FieldValues {
  const values: FieldValues = {}
  for (const { slice, name, entry, parse } of fields) {
    const text = storage.getItem(entry)
    const value = parse(parseEntry(text))
    if (value !== undefined) values[slice] = { ...values[slice], [name]: value }
    else if (text !== null) console.warn(`What is stored as "${entry}" is invalid and is not used.`)
  }
  return values
}
