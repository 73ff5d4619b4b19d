export { useHotkey } from './use-hotkey.ts'
