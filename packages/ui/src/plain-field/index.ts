export { PlainField, type PlainFieldProps } from './plain-field.tsx'
