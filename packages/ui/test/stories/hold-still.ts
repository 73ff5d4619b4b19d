import { swapForeignGlyphs } from './swap-foreign-glyphs.ts'

const stillness =
  '*, ::before, ::after { animation: none !important; transition: none !important; caret-color: transparent !important; }'

/**
 * Makes the page look the same on every machine: no motion, no caret, no glyph of a system font. Returns a function that undoes it.
 */
export async function holdStill(): Promise<() => void> {
  const style = document.head.appendChild(document.createElement('style'))
  style.textContent = stillness
  const restoreText = swapForeignGlyphs(document.body)
  await document.fonts.ready
  return () => {
    restoreText()
    style.remove()
  }
}
