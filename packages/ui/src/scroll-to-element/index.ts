export { followAnchors } from './follow-anchors.ts'
export { scrollToElement } from './scroll-to-element.ts'
