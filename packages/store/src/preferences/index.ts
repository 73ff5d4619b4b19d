export { readApiKey, storeApiKey, embeddingKey } from './api-key.ts'
export { writeApiKeyCookie } from './api-key-cookie.ts'
export { storeQueryKey } from './query-key.ts'
export {
  changeSettings,
  defaultSettings,
  readSettings,
  settingsKey,
  type DarkMode,
  type Settings,
} from './settings.ts'
export { safeStorage, type TextStorage } from './text-storage.ts'
export { applyTheme, followTheme, prefersDark, themeOf, type Theme } from './theme.ts'
