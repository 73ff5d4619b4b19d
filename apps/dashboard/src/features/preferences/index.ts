export { useLanguage } from './use-language.ts'
export { useApplyTheme, useTheme } from './use-theme.ts'
