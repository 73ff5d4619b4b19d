import { isComposing } from './is-composing.ts'

/** The properties of a keyboard event that a hotkey depends on. */
export type Keys = Pick<
  KeyboardEvent,
  'key' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'isComposing' | 'keyCode'
>

/**
 * Whether an event matches a hotkey such as `mod+k` or `shift+enter`. `mod` is ⌘ or Ctrl. Modifiers that the hotkey does not name must not be
 * pressed, except Shift for characters that need it, such as `?`. Keys that an input method handles match none.
 */
export function matchesHotkey(event: Keys, hotkey: string): boolean {
  const parts = hotkey.toLowerCase().split('+')
  const key = parts.at(-1)
  const has = (name: string) => parts.slice(0, -1).includes(name)
  const needsNoShift = key !== undefined && /^[a-z0-9]$/.test(key)
  return (
    !isComposing(event) &&
    event.key.toLowerCase() === key &&
    (event.metaKey || event.ctrlKey) === has('mod') &&
    event.altKey === has('alt') &&
    (event.shiftKey === has('shift') || (!needsNoShift && !has('shift')))
  )
}
