import type { Page } from '@playwright/test'

import { lineBreaks, type LineBreak } from './line-breaks.ts'

/** What belongs to the figure before it, in the languages of the product. */
const unit =
  /^(?:[%‰°€$£₽¥]|(?:[kKMGT]i?B|Ki?o|[MGT]o|[КМГ]Б|[KMBT]|ms|мс|px|h|Mrd\.?|Mio\.?|Mds?|M€|mln|mrd|млн|млрд|тыс\.|сая|тэрбум|AM|PM)(?![\p{L}\p{N}]))/u
/** Powers of ten of Chinese, Japanese and Korean. Their prose may go on in the next line before one; a cell or a head of few words may not. */
const power = /^[万萬億亿兆만억조]/u
/** Letters of scripts that write words with spaces between them. Korean does, too, and breaks between its words only. */
const letter = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Hangul}\p{M}]$/u
/** What begins no line in Chinese and Japanese: closing marks, and small and lengthening kana. */
const closing = /^[、。，．,.:;!?：；！？…）)」』】》〉”’ー々ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ]/u
const opening = /[（「『【《〈“‘]$/u

/** Says what is wrong with a line break; undefined when readers would not notice it. */
function faultOf({ before, gap, after, ...rest }: LineBreak): string | undefined {
  if (rest.isTableTime && !/^\d{1,2}[:.]\d{2}/.test(after)) return 'a date or time in a table'
  const isInside = !/[ \n\t]/.test(gap)
  const last = [...before].at(-1) ?? ''
  const first = [...after][0] ?? ''
  if (/\p{L}['’]$/u.test(before) && isInside && letter.test(first)) return 'an apostrophe'
  if (rest.isCode) return undefined
  if (/\d$/.test(before) && unit.test(after)) return 'a figure and its unit'
  if (/\d$/.test(before) && power.test(after) && !rest.isProse) return 'a figure and its power of ten'
  if (/[$€£¥]$/.test(before) && /^\d/.test(after)) return 'a figure and its currency'
  if (/^[—–](?:\s|$)/.test(after) && gap !== '') return 'a dash that begins a line'
  if (!isInside)
    return /\d$/.test(before) && /^\d{3}(?!\d)/.test(after) ? 'the digits of a figure' : undefined
  if (/\d[.,:’'/–-]?$/.test(before) && /^[.,:’'/]?\d/.test(after)) return 'the digits of a figure'
  if (/\d-$/.test(before) && /^\p{L}{1,3}(?!\p{L})/u.test(after)) return 'a figure and its ending'
  if (/^(?:ja|zh)/.test(rest.language) && (closing.test(after) || opening.test(before)))
    return 'a mark that stands alone'
  // An address or a name of a model breaks where it can.
  const word = /\S*$/.exec(before)?.[0] + (/^\S*/.exec(after)?.[0] ?? '')
  if (/[\d_@/.]\p{L}|:\/\//u.test(word)) return undefined
  return letter.test(last) && letter.test(first) && !rest.isHyphenated && !gap.includes('\u00AD')
    ? 'a word'
    : undefined
}

/** Returns the texts of a page that a line breaks where no reader expects it, one line per text. */
export async function brokenTexts(page: Page): Promise<string[]> {
  const broken = (await lineBreaks(page)).flatMap((place) => {
    const fault = faultOf(place)
    return fault === undefined ? [] : [`${fault}: "${place.before}|${place.after}"`]
  })
  return [...new Set(broken)]
}
