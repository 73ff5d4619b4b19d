/** Space around the drawn part in px, for focus rings. */
const margin = 8

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

const page: Box = { left: 0, top: 0, right: Infinity, bottom: Infinity }

/** Smallest part of the top-level page, in CSS px, that contains everything a story draws, including overlays. */
export function drawnPart(): { x: number; y: number; width: number; height: number } {
  let [left, top, right, bottom] = [Infinity, Infinity, 0, 0]
  for (const box of [...document.body.children].flatMap((child) => drawnBoxes(child, page))) {
    left = Math.min(left, box.left)
    top = Math.min(top, box.top)
    right = Math.max(right, box.right)
    bottom = Math.max(bottom, box.bottom)
  }
  if (left === Infinity) [left, top, right, bottom] = [0, 0, 1, 1]
  const x = Math.max(0, Math.floor(left) - margin)
  const y = Math.max(0, Math.floor(top) - margin)
  // Vitest shows the story in an iframe, and a picture is taken of the page around it.
  const frame = window.frameElement?.getBoundingClientRect()
  return {
    x: x + (frame?.x ?? 0),
    y: y + (frame?.y ?? 0),
    width: Math.max(1, Math.min(innerWidth, Math.ceil(right) + margin) - x),
    height: Math.max(1, Math.min(innerHeight, Math.ceil(bottom) + margin) - y),
  }
}

/** Boxes of an element and its descendants, cut where an ancestor scrolls or clips. */
function drawnBoxes(element: Element, view: Box): Box[] {
  const own = element.getBoundingClientRect()
  const { position, overflowX } = getComputedStyle(element)
  // An element that is fixed to the page is not clipped by its ancestors.
  const box = position === 'fixed' ? own : intersect(own, view)
  const inner = position === 'fixed' ? page : overflowX === 'visible' ? view : box
  const children = [...element.children].flatMap((child) => drawnBoxes(child, inner))
  // Text for screen readers is one pixel in size and can be anywhere.
  const isTiny = own.width <= 1 || own.height <= 1 || box.right <= box.left || box.bottom <= box.top
  // The root element of the story is as wide as the page and draws nothing.
  const isRoot = element.parentElement === document.body && position === 'static'
  return isTiny || isRoot ? children : [box, ...children]
}

const intersect = (a: Box, b: Box): Box => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
})
