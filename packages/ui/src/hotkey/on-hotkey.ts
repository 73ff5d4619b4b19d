import { matchesHotkey } from './matches-hotkey.ts'

/**
 * Calls `action` when a hotkey (`mod+k`, `/`, `escape`) is pressed anywhere in the document, and prevents its default action. A hotkey without `mod` does
 * nothing while the user types in a field. Returns an unsubscribe function.
 */
export function onHotkey(document: Document, hotkey: string, action: () => void): () => void {
  function press(event: KeyboardEvent) {
    if (!matchesHotkey(event, hotkey)) return
    if (!hotkey.includes('mod') && isTyping(event.target)) return
    event.preventDefault()
    action()
  }
  document.addEventListener('keydown', press)
  return () => document.removeEventListener('keydown', press)
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  )
}
