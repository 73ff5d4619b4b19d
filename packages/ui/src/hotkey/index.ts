export { isComposing } from './is-composing.ts'
export { leaveToInputMethod } from './leave-to-input-method.ts'
export { matchesHotkey, type Keys } from './matches-hotkey.ts'
export { onHotkey } from './on-hotkey.ts'
