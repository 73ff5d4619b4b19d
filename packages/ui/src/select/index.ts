export { OptionItem, type OptionItemProps, type SelectOption } from './option-item.tsx'
export { Select, type SelectProps } from './select.tsx'
