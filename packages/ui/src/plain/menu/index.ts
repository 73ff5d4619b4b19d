export { PlainMenu, type PlainMenuProps } from './menu.tsx'
