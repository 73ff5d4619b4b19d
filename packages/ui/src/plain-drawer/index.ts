export { PlainDrawer, type PlainDrawerProps } from './plain-drawer.tsx'
