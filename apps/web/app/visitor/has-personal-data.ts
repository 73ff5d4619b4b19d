import { readApiKey, readSettings, type TextStorage } from '@search-foundation/store/preferences'

/**
 * Returns whether a demo shows something to this visitor that is not in the HTML of its page: an API key, the question asked last, or one
 * from the address (`?q=`).
 */
export function hasPersonalData(storage: TextStorage, search: string): boolean {
  return (
    readApiKey(storage) !== null ||
    readSettings(storage).lastQuestion !== '' ||
    new URLSearchParams(search).has('q')
  )
}
