import type { TextStorage } from '@search-foundation/store/preferences'

/** Storage for tests, whose entries are those of a map. */
export const mapStorage = (entries: Map<string, string>): TextStorage => ({
  getItem: (name) => entries.get(name) ?? null,
  setItem: (name, text) => void entries.set(name, text),
})
