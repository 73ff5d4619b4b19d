/** Space around the drawn part in px, for focus rings. */
const margin = 8

/** Smallest part of the top-level page, in CSS px, that contains everything a story draws, including overlays. */
export function drawnPart(): { x: number; y: number; width: number; height: number } {
  let [left, top, right, bottom] = [Infinity, Infinity, 0, 0]
  for (const element of document.body.querySelectorAll('*')) {
    const box = element.getBoundingClientRect()
    // Text for screen readers is one pixel in size and can be anywhere.
    if (box.width <= 1 || box.height <= 1) continue
    // The root element of the story is as wide as the page and draws nothing.
    if (element.parentElement === document.body && getComputedStyle(element).position === 'static') continue
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
