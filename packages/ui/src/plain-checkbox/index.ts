export { PlainCheckbox, type PlainCheckboxProps } from './plain-checkbox.tsx'
