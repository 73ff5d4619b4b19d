/** Writes texts into the elements of the page with `data-slot`, which are HTML without a component in the browser. */
export function fillSlots(texts: Readonly<Record<string, string>>): void {
  for (const [slot, text] of Object.entries(texts)) {
    for (const element of document.querySelectorAll(`[data-slot="${slot}"]`)) element.textContent = text
  }
}
