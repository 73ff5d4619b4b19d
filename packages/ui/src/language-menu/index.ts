export { LanguageMenu, type LanguageMenuProps } from './language-menu.tsx'
