import type { DamagedPart } from '@search-foundation/store/preferences'

/** What the notice of `frame/storage-notice.tsx` has a text about. */
export type StorageFault = 'blocked' | DamagedPart

/** Shows the page's notice about the browser's storage, with the texts about these faults. Without faults it stays hidden. */
export function showStorageNotice(document: Document, faults: readonly StorageFault[]): void {
  const notice = document.querySelector<HTMLElement>('[data-storage-notice]')
  if (notice === null || faults.length === 0) return
  for (const fault of faults) notice.querySelector(`[data-fault="${fault}"]`)?.removeAttribute('hidden')
  notice.showPopover()
}
