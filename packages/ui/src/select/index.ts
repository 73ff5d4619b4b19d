export type { SelectOption } from '../_list-box/option-item.tsx'
export { Select, type SelectProps } from './select.tsx'
