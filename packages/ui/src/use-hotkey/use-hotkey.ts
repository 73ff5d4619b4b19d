import { useEffect, useEffectEvent } from 'react'

import { onHotkey } from '../hotkey/index.ts'

/** Calls `action` when a hotkey such as `mod+k` is pressed anywhere in the document; see `onHotkey`. */
export function useHotkey(hotkey: string, action: () => void): void {
  const press = useEffectEvent(action)
  useEffect(() => onHotkey(document, hotkey, () => press()), [hotkey])
}
