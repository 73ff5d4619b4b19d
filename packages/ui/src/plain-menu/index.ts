export { PlainMenu, type PlainMenuLink, type PlainMenuProps } from './plain-menu.tsx'
