export { PlainCheckbox, type PlainCheckboxProps } from './checkbox.tsx'
