export { PlainCommandPalette, type PlainCommandPaletteProps } from './plain-command-palette.tsx'
