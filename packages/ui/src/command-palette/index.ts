export { CommandPalette, type Command, type CommandPaletteProps } from './command-palette.tsx'
