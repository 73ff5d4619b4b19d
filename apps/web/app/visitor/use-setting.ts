import {
  changeSettings,
  defaultSettings,
  readSettings,
  type Settings,
} from '@search-foundation/store/preferences'
import { useSyncExternalStore } from 'react'

import { session, storage } from './browser-storage.ts'

/** The settings whose value is a text or a switch. */
type PlainSetting = {
  [Name in keyof Settings]: Settings[Name] extends string | boolean ? Name : never
}[keyof Settings]

/** Returns a setting of the visitor, its default while prerendering, and a function that stores another value. */
export function useSetting<Name extends PlainSetting>(
  name: Name,
): readonly [value: Settings[Name], change: (value: Settings[Name]) => void] {
  const value = useSyncExternalStore(
    subscribe,
    () => readSettings(storage, session)[name],
    () => defaultSettings[name],
  )
  return [value, (next) => storeSetting(name, next)]
}

function storeSetting<Name extends PlainSetting>(name: Name, value: Settings[Name]): void {
  changeSettings(storage, { [name]: value }, session)
  // Browsers send this event to other tabs only.
  dispatchEvent(new StorageEvent('storage'))
}

function subscribe(changed: () => void): () => void {
  addEventListener('storage', changed)
  return () => removeEventListener('storage', changed)
}
