export { PlainSelect, type PlainSelectProps } from './plain-select.tsx'
