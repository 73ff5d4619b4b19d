import { safeStorage, type StorageAccess } from '@search-foundation/store/preferences'

import { showStorageNotice } from './storage-notice.ts'

// A page that only reads works as for a new visitor. What a visitor chooses is lost with the page, so that is when it matters.
const onRefused = (access: StorageAccess) => {
  if (access === 'write') showStorageNotice(document, ['blocked'])
}

/** Local storage, shared by the scripts of a page. What the browser refuses to store is remembered until the page is left, with a notice. */
export const storage = safeStorage(() => localStorage, onRefused)

/** The storage of the tab, with the same rules. */
export const session = safeStorage(() => sessionStorage, onRefused)
