export { PlainLanguageMenu, type PlainLanguageMenuProps } from './language-menu.tsx'
