/**
 * Follows the input method of an element (Chinese, Japanese, Korean). Returns a function that waits until no text is being composed: a
 * script that sets a field's value in between cuts the text off.
 */
export function followComposition(element: HTMLElement): () => Promise<void> {
  let isComposing = false
  element.addEventListener('compositionstart', () => {
    isComposing = true
  })
  element.addEventListener('compositionend', () => {
    isComposing = false
  })
  return async () => {
    if (!isComposing) return
    await new Promise((resolve) => element.addEventListener('compositionend', resolve, { once: true }))
  }
}
