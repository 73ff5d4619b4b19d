import * as v from 'valibot'

import { persistedEmbedding } from './embedding.ts'
import { persistedSettings } from './settings.ts'
import { persistedUser } from './user.ts'

/** Local storage keys are this prefix and the name of the slice. */
export const storagePrefix = 'sf:'

type Fields = Readonly<Record<string, v.GenericSchema>>

/** Exactly what local storage keeps of each slice (specification §3). */
const persistedFields: Readonly<Record<PersistedSlice, Fields>> = {
  settings: persistedSettings,
  user: persistedUser,
  embedding: persistedEmbedding,
}

export const persistedSlices = ['settings', 'user', 'embedding'] as const
export type PersistedSlice = (typeof persistedSlices)[number]

const isSlice = (name: string): name is PersistedSlice =>
  (persistedSlices as readonly string[]).includes(name)

/** The text that local storage keeps of a slice: its persisted fields as a JSON object, no other. */
export function serializeSlice(state: object, slice: string): string {
  const names = new Set(isSlice(slice) ? Object.keys(persistedFields[slice]) : [])
  return JSON.stringify(Object.fromEntries(Object.entries(state).filter(([name]) => names.has(name))))
}

/** The good fields of a stored text. A missing, foreign or malformed field is left out, so its default holds; nothing throws. */
export function parseSlice(text: unknown, slice: string): Record<string, unknown> {
  if (typeof text !== 'string' || !isSlice(slice)) return {}
  let stored: unknown
  try {
    stored = JSON.parse(text)
  } catch {
    return {}
  }
  if (stored === null || typeof stored !== 'object') return {}
  const values = stored as Record<string, unknown>
  return Object.fromEntries(
    Object.entries(persistedFields[slice]).flatMap(([name, schema]) => {
      const result = Object.hasOwn(values, name) ? v.safeParse(schema, values[name]) : undefined
      return result?.success === true ? [[name, result.output]] : []
    }),
  )
}
