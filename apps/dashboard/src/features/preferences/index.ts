export { LanguageCard } from './language-card.tsx'
export { ThemeCard } from './theme-card.tsx'
export { useLanguage } from './use-language.ts'
export { useApplyTheme, useTheme } from './use-theme.ts'
