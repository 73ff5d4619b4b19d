const breakHere = '\u200B'
const katakana = /^[\p{Script=Katakana}ー]+$/u
const longestKatakana = 8

/**
 * Marks where a line of Chinese or Japanese may end: before a word, but not before the particles that follow one. The other languages
 * have spaces. The marks are zero-width spaces.
 */
export const markPhrases = (text: string, locale: string): string => phrasesOf(text, locale).join(breakHere)

/** Splits Chinese or Japanese text where a line may end. Text of another language is one phrase. */
function phrasesOf(text: string, locale: string): string[] {
  if (!/^(ja|zh)/.test(locale)) return [text]
  // oxlint-disable-next-line no-restricted-globals -- it splits text; it does not format numbers or dates
  const segments = new Intl.Segmenter(locale, { granularity: 'word' }).segment(text)
  const phrases: string[] = []
  for (const { segment, isWordLike } of segments) {
    const before = phrases.at(-1)
    if (before !== undefined && (isWordLike !== true || belongTogether(before, segment)))
      phrases[phrases.length - 1] = before + segment
    else phrases.push(segment)
  }
  return phrases
}

/**
 * Whether a word stays in the line of what precedes it: particles and endings (hiragana), the parts of a short foreign word (katakana),
 * single Chinese characters, which are particles or parts of a word that the dictionary does not have (的 ends a phrase), and what is
 * counted by a numeral with its measure word.
 */
const belongTogether = (before: string, word: string): boolean =>
  /^\p{Script=Hiragana}+$/u.test(word) ||
  (/^\p{Script=Han}$/u.test(word) && !before.endsWith('的')) ||
  /^\p{Script=Han}$/u.test(before) ||
  /[\d一二三四五六七八九十兩两]\p{Script=Han}$/u.test(before) ||
  /[\p{Ps}\p{Pi}]$/u.test(before) ||
  (before.length + word.length <= longestKatakana && katakana.test(before + word)) ||
  /(?:^|\P{Script=Hiragana})[おご]$/u.test(before)

/**
 * Adds a `<wbr>` between the phrases of large Chinese and Japanese headings, so that their lines do not end within a word. Islands are left
 * as they are, since the browser renders them again.
 */
export function markHeadings(document: Document): void {
  const locale = document.documentElement.lang
  for (const heading of document.querySelectorAll('h1, h2')) {
    if (heading.closest('[data-island], svg') === null) markTexts(heading, locale)
  }
}

function markTexts(element: Element, locale: string): void {
  const language = element.getAttribute('lang') ?? locale
  for (const node of [...element.childNodes]) {
    if (isElement(node)) markTexts(node, language)
    else if (node.nodeType === textNode) {
      const [first = '', ...others] = phrasesOf(node.textContent ?? '', language)
      if (others.length === 0) continue
      const marked = others.flatMap((phrase) => [element.ownerDocument.createElement('wbr'), phrase])
      ;(node as ChildNode).replaceWith(first, ...marked)
    }
  }
}

const textNode = 3
const isElement = (node: Node): node is Element => node.nodeType === 1
