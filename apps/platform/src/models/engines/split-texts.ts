/** Characters of a text node that work by regular expressions is done on at once. */
const longest = 256 * 1024

const textNodes = 4
const letter = /\p{L}/u

/** Returns where a text is cut: between two letters, so that neither part begins with what has a meaning at the start of a line. */
function cutOf(text: string): number {
  for (let cut = longest; cut > longest / 2; cut--)
    if (letter.test(text.charAt(cut - 1)) && letter.test(text.charAt(cut))) return cut
  return longest
}

/**
 * Splits the long text nodes of a document into several. Replacing each space of a text takes ten times the memory of the text, and
 * turndown does so for every text node.
 */
export function splitTexts(document: Document): void {
  const walker = document.createTreeWalker(document.body, textNodes)
  const texts: Text[] = []
  while (walker.nextNode() !== null) texts.push(walker.currentNode as Text)
  for (const text of texts)
    for (let rest = text; rest.data.length > longest;) rest = rest.splitText(cutOf(rest.data))
}
