/** The parts of a keyboard event that a hotkey looks at. */
export type Keys = Pick<KeyboardEvent, 'key' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/**
 * Whether an event is the hotkey, such as `mod+k` or `shift+?`. `mod` is ⌘ or Ctrl.
 * Modifiers that are not named must be up, except Shift for signs that need it, such as `?`.
 */
export function matchesHotkey(event: Keys, hotkey: string): boolean {
  const parts = hotkey.toLowerCase().split('+')
  const key = parts.at(-1)
  const has = (name: string) => parts.slice(0, -1).includes(name)
  const isLetter = key !== undefined && /^[a-z0-9]$/.test(key)
  return (
    event.key.toLowerCase() === key &&
    (event.metaKey || event.ctrlKey) === has('mod') &&
    event.altKey === has('alt') &&
    (event.shiftKey === has('shift') || (!isLetter && !has('shift')))
  )
}
