export { PaletteMarkup, type PaletteMarkupProps } from './palette-markup.tsx'
