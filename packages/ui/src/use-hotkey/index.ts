export { useHotkey } from './use-hotkey.ts'
export { matchesHotkey } from './matches-hotkey.ts'
