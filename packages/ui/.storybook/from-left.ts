/** The characters of an element's only text in the order in which they stand on the screen, from the left. */
export function fromLeft(element: Element): string {
  const text = element.firstChild
  if (!(text instanceof Text)) throw new Error('The element does not begin with text.')
  const placed = Array.from(text.data, (character, index) => {
    const range = new Range()
    range.setStart(text, index)
    range.setEnd(text, index + 1)
    return { character, left: range.getBoundingClientRect().left }
  })
  return placed
    .toSorted((a, b) => a.left - b.left)
    .map(({ character }) => character)
    .join('')
}
