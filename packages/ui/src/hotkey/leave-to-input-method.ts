import { isComposing } from './is-composing.ts'

/** A key press as React passes it. */
interface CapturedKey {
  /** Name of the key. */
  key: string
  /** The event of the browser. */
  nativeEvent: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>
  /** Ends its way to other handlers. */
  stopPropagation: () => void
  /** Keeps the browser from acting on it. */
  preventDefault: () => void
}

/**
 * Hides key presses of an input method from the handlers of a field (`onKeyDownCapture`). React Aria does not know the mark of Safari, so the
 * Enter that confirms Japanese or Chinese characters would choose an option. An Escape takes back what is being composed, and must not make
 * the browser empty a search field.
 */
export function leaveToInputMethod(event: CapturedKey): void {
  if (!isComposing(event.nativeEvent)) return
  event.stopPropagation()
  if (event.key === 'Escape') event.preventDefault()
}
