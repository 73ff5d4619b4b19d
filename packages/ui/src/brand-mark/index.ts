export { BrandMark } from './brand-mark.tsx'
