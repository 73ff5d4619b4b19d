import { changeSettings, readSettings } from '@search-foundation/store/preferences'
import { useSyncExternalStore } from 'react'

import { storage } from './browser-storage.ts'

/**
 * Returns what the visitor has chosen in the license calculator, which is stored with the settings (specification §3), and a
 * function that changes a part of it. Values are not checked: another version of the site may have stored them.
 */
export function useLicenseConfig() {
  const stored = useSyncExternalStore(subscribe, snapshot, () => '{}')
  const config = JSON.parse(stored) as Readonly<Record<string, unknown>>
  const change = (part: Readonly<Record<string, string>>) => {
    changeSettings(storage, { licenseConfig: { ...readSettings(storage).licenseConfig, ...part } })
    // Browsers send this event to other tabs only.
    dispatchEvent(new StorageEvent('storage'))
  }
  return { config, change }
}

const snapshot = () => JSON.stringify(readSettings(storage).licenseConfig ?? {})

function subscribe(changed: () => void): () => void {
  addEventListener('storage', changed)
  return () => removeEventListener('storage', changed)
}
