export { PlainCommandPalette, type PlainCommandPaletteProps } from './command-palette.tsx'
