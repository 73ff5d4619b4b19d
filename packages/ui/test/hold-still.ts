import type { Clip } from './story-checks.ts'
import { swapForeignGlyphs } from './swap-foreign-glyphs.ts'

/** White space kept around what a story draws, in px: room for focus rings. */
const margin = 8

const stillness =
  '*, ::before, ::after { animation: none !important; transition: none !important; caret-color: transparent !important; }'

/**
 * Makes the page ready for a picture that is the same on every machine: no motion, no caret, no glyph of a system font,
 * and says which part of the page the story draws on. `release` gives everything back.
 */
export async function holdStill(): Promise<{ clip: Clip; release: () => void }> {
  const style = document.head.appendChild(document.createElement('style'))
  style.textContent = stillness
  const restoreText = swapForeignGlyphs(document.body)
  await document.fonts.ready
  return {
    clip: drawnPart(),
    release() {
      restoreText()
      style.remove()
    },
  }
}

/** The smallest part of the view that holds all that is drawn, overlays too. */
function drawnPart(): Clip {
  let [left, top, right, bottom] = [Infinity, Infinity, 0, 0]
  for (const element of document.body.querySelectorAll('*')) {
    const box = element.getBoundingClientRect()
    // Text for screen readers is a pixel in size and may lie anywhere.
    if (box.width <= 1 || box.height <= 1) continue
    // The root that the story was put into is as wide as the view and draws nothing.
    if (element.parentElement === document.body && getComputedStyle(element).position === 'static') continue
    left = Math.min(left, box.left)
    top = Math.min(top, box.top)
    right = Math.max(right, box.right)
    bottom = Math.max(bottom, box.bottom)
  }
  if (left === Infinity) [left, top, right, bottom] = [0, 0, 1, 1]
  const x = Math.max(0, Math.floor(left) - margin)
  const y = Math.max(0, Math.floor(top) - margin)
  return {
    x,
    y,
    width: Math.max(1, Math.min(innerWidth, Math.ceil(right) + margin) - x),
    height: Math.max(1, Math.min(innerHeight, Math.ceil(bottom) + margin) - y),
  }
}
