export { PlainDrawer, type PlainDrawerProps } from './drawer.tsx'
