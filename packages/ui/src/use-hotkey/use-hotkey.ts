import { useEffect, useEffectEvent } from 'react'

import { matchesHotkey } from './matches-hotkey.ts'

/** Calls `action` when the hotkey (`mod+k`, `/`, `escape`) is pressed anywhere, except plain keys while somebody writes. */
export function useHotkey(hotkey: string, action: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!matchesHotkey(event, hotkey)) return
    if (!hotkey.includes('mod') && isWriting(event.target)) return
    event.preventDefault()
    action()
  })

  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  )
}
