export { PlainTextField, type PlainTextFieldProps } from './text-field.tsx'
