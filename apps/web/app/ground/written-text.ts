/** What to write into each slot of a sample where the key goes: `{ 'key:bare': 'sf_…' }`. */
export type KeyTexts = Readonly<Record<string, string>>

/** Writes texts into the slots of samples below an element; a slot without a text shows what was written there. */
export function fillSamples(root: ParentNode, texts: KeyTexts): void {
  for (const slot of root.querySelectorAll<HTMLElement>('[data-written]'))
    slot.textContent = texts[slot.dataset['slot'] ?? ''] ?? slot.dataset['written'] ?? ''
}

/** Returns the text of a sample as it was written, with the given texts in its slots. */
export function writtenText(sample: HTMLElement, texts: KeyTexts = {}): string {
  const copy = sample.cloneNode(true) as HTMLElement
  fillSamples(copy, texts)
  return copy.textContent.trim()
}
