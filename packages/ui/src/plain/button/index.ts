export { PlainButton, type PlainButtonProps } from './button.tsx'
