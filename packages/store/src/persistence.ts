import * as v from 'valibot'

import { persistedEmbedding } from './embedding.ts'
import { parseSettings, persistedSettingNames } from './preferences/settings.ts'
import { parseObject } from './preferences/text-storage.ts'
import { persistedUser } from './user.ts'

/** How a slice is persisted. */
interface PersistedFields {
  names: readonly string[]
  /** Returns the valid fields of a stored text. */
  parse: (stored: unknown) => Readonly<Record<string, unknown>>
}

/** Checks each stored field by its schema and leaves out the invalid ones. */
function checked(schemas: Readonly<Record<string, v.GenericSchema>>): PersistedFields {
  return {
    names: Object.keys(schemas),
    parse(stored) {
      const values = parseObject(stored)
      return Object.fromEntries(
        Object.entries(schemas).flatMap(([name, schema]) => {
          const result = v.safeParse(schema, values[name])
          return result.success ? [[name, result.output]] : []
        }),
      )
    },
  }
}

/** The persisted fields of each slice (specification §3). */
const slices: Readonly<Record<string, PersistedFields>> = {
  settings: { names: persistedSettingNames, parse: parseSettings },
  user: checked(persistedUser),
  embedding: checked(persistedEmbedding),
}

export const persistedSlices: readonly string[] = Object.keys(slices)

/** Returns the text to store for a slice: a JSON object of its persisted fields. */
export function serializeSlice(state: object, slice: string): string {
  const names = slices[slice]?.names ?? []
  return JSON.stringify(Object.fromEntries(Object.entries(state).filter(([name]) => names.includes(name))))
}

/** Returns the valid fields of a stored text. A missing or invalid field is left out, so that its default applies. */
export function parseSlice(stored: unknown, slice: string): Readonly<Record<string, unknown>> {
  return slices[slice]?.parse(stored) ?? {}
}
