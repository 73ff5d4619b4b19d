/**
 * Writes the color that forced colors give to each text where axe reads it: Chromium reports the author's color as
 * `-webkit-text-fill-color` even while another is drawn. Returns what takes it away again.
 */
export function showForcedText(): () => void {
  const elements = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
    (element) => 'style' in element,
  )
  const colors = elements.map((element) => getComputedStyle(element).color)
  for (const [index, element] of elements.entries()) {
    element.style.setProperty('-webkit-text-fill-color', colors[index] ?? '')
  }
  return () => {
    for (const element of elements) {
      element.style.removeProperty('-webkit-text-fill-color')
      if (element.getAttribute('style') === '') element.removeAttribute('style')
    }
  }
}
