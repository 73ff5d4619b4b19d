export { FieldLabel, type FieldLabelProps } from './field-label.tsx'
export { FieldHint, type FieldHintProps } from './field-hint.tsx'
