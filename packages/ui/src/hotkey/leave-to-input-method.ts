import { isComposing } from './is-composing.ts'

/** A key press as React passes it. */
interface CapturedKey {
  /** The event of the browser. */
  nativeEvent: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>
  /** Ends its way to other handlers. */
  stopPropagation: () => void
}

/**
 * Hides key presses of an input method from the handlers of a field (`onKeyDownCapture`). React Aria does not know the mark of Safari, so the
 * Enter that confirms Japanese or Chinese characters would choose an option.
 */
export function leaveToInputMethod(event: CapturedKey): void {
  if (isComposing(event.nativeEvent)) event.stopPropagation()
}
