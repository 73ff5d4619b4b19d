export { Icon, type IconProps } from './icon.tsx'
export * from './lucide.ts'
