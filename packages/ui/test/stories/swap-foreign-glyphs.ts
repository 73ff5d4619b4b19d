/** Shown in place of characters that only a system font has. */
const standIn = '#'

/**
 * Chinese, Japanese, Korean and a few symbols are drawn by fonts of the reader's machine, so a picture of them would
 * differ from machine to machine: in pictures a stand-in takes their place. Returns what puts the text back.
 */
export function swapForeignGlyphs(root: Node): () => void {
  const isBundled = bundledCharacters()
  const swapped: [node: Text, text: string][] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Text)) continue
    const still = Array.from(node.data, (character) => (isBundled(character) ? character : standIn)).join('')
    if (still === node.data) continue
    swapped.push([node, node.data])
    node.data = still
  }
  return () => {
    for (const [node, text] of swapped) node.data = text
  }
}

/** Whether a bundled font has a character, by the ranges its faces declare. */
function bundledCharacters(): (character: string) => boolean {
  const ranges = [...document.fonts]
    .filter(({ family }) => family.includes('Variable'))
    .flatMap(({ unicodeRange }) => unicodeRange.split(','))
    .map((range) => {
      const [first = '0', last = first] = range.trim().slice(2).split('-')
      return { first: Number.parseInt(first, 16), last: Number.parseInt(last, 16) }
    })
  return (character) => {
    const point = character.codePointAt(0) ?? 0
    return ranges.some(({ first, last }) => point >= first && point <= last)
  }
}
