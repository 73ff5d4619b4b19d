export { TokenStrip, type TokenStripProps } from './token-strip.tsx'
