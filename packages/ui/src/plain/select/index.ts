export { PlainSelect, type PlainSelectProps } from './select.tsx'
