export { useScrollToElement } from './use-scroll-to-element.ts'
export { scrollToElement } from './scroll-to-element.ts'
