import type { LocaleCode } from '@search-foundation/i18n/locale-table'

/** The form that a language gives to "What is X?", and to the beginning of a sentence that answers it. */
interface Wording {
  locale: LocaleCode
  /** The whole question, with the asked term as `term`. */
  question: RegExp
  /** Articles and prepositions that may precede the term. */
  before: RegExp
  /** What follows the term in a sentence that says what it is. */
  copula: RegExp
}

const none = /^/

const wordings: readonly Wording[] = [
  {
    locale: 'en-US',
    question: /^what(?:['’]s| is| are) (?:an? |the )?(?<term>[^?]+)\?*$/iu,
    before: /^(?:(?:with|in|by) )?(?:an? |the )?/iu,
    copula: /^,? (?:is|are|means)\b/iu,
  },
  {
    locale: 'de',
    question: /^was (?:ist|sind|bedeutet) (?:eine? |der |die |das )?(?<term>[^?]+)\?*$/iu,
    before: /^(?:(?:mit|bei|beim) )?(?:eine[mr]? |eine? |der |die |das |dem )?/iu,
    copula: /^,? (?:ist|sind|bedeutet|heißt)(?!\p{L})/iu,
  },
  {
    locale: 'fr',
    question:
      /^(?:qu['’]est[- ]ce qu(?:e |['’])|c['’]est quoi )(?:une? |les? |la |l['’])?(?<term>[^?]+?)\s*\?*$/iu,
    before: /^(?:(?:avec|dans) )?(?:une? |les? |la |l['’])?/iu,
    copula: /^,? (?:est|sont|désigne)(?!\p{L})/iu,
  },
  {
    locale: 'es',
    question: /^¿?qué (?:es|son) (?:una? |el |la |los |las )?(?<term>[^?]+)\?*$/iu,
    before: /^(?:(?:con|en) )?(?:una? |el |la |los |las )?/iu,
    copula: /^,? (?:es|son|significa)(?!\p{L})/iu,
  },
  {
    locale: 'it',
    question:
      /^(?:che )?cos(?:a (?:è|sono)|['’]è) (?:un['’]|un[oa]? |il |lo |la |i |gli |le |l['’])?(?<term>[^?]+)\?*$/iu,
    before: /^(?:(?:con|in) )?(?:un['’]|un[oa]? |il |lo |la |i |gli |le |l['’])?/iu,
    copula: /^,? (?:è|sono|significa)(?!\p{L})/iu,
  },
  {
    locale: 'ja',
    question: /^(?<term>[^?？]+?)(?:とは|って)(?:(?:何|なん)(?:ですか|でしょうか)?)?[?？。]*$/u,
    before: none,
    copula: /^とは/u,
  },
  {
    locale: 'ko',
    question: /^(?<term>[^?]+?)(?:이란|란|은|는|이|가) (?:무엇인가요|무엇입니까|뭔가요|뭐예요)\?*$/u,
    before: none,
    copula: /^(?:이란|란) /u,
  },
  {
    locale: 'zh-CN',
    question: /^(?:什么是(?<term>[^?？]+?)|(?<subject>[^?？]+?)是什么)(?:呢)?[?？]*$/u,
    before: none,
    copula: /^(?:是|指)/u,
  },
  {
    locale: 'zh-TW',
    question: /^(?:什麼是(?<term>[^?？]+?)|(?<subject>[^?？]+?)是什麼)(?:呢)?[?？]*$/u,
    before: none,
    copula: /^(?:是|指)/u,
  },
  {
    locale: 'ru',
    question: /^что такое (?<term>[^?]+)\?*$/iu,
    before: none,
    copula: /^ [—–-] /u,
  },
  {
    locale: 'mn',
    question: /^(?<term>[^?]+?) гэж юу вэ\?*$/iu,
    before: none,
    copula: /^ (?:бол|гэж|гэдэг)(?!\p{L})/iu,
  },
]

/** What a question of the form "What is late chunking?" asks for. */
export interface AskedTerm {
  term: string
  locale: LocaleCode
}

/** As many words as a term has at most; more of them ask for something else, such as a difference. */
const longest = /^\S+(?: \S+){0,3}$/

/** Returns the term that a question asks the meaning of; undefined for other questions. */
export function askedTerm(question: string): AskedTerm | undefined {
  for (const { locale, question: form } of wordings) {
    const { term, subject } = form.exec(question.trim())?.groups ?? {}
    const asked = (term ?? subject)?.trim()
    if (asked && longest.test(asked)) return { term: asked, locale }
  }
  return undefined
}

/** The ending of a term in the plural. */
const plural = /^(?:e?s|e?n|er)(?!\p{L})/u

/** The end of a term in a script that has no spaces behind words, or joins particles to them. */
const withoutSpaces = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}ー]$/u

/** How a sentence speaks of a term: it says what it is, it begins with it, or neither. */
type Mention = 'definition' | 'subject' | undefined

/** Returns how a sentence speaks of the term that is asked for. */
export function mentionOf(sentence: string, { term, locale }: AskedTerm): Mention {
  const wording = wordings.find((each) => each.locale === locale)
  const plain = sentence.normalize('NFKC').replace(/^[\s*_`"'“„«»「『([]+/u, '')
  const rest = plain.replace(wording?.before ?? none, '')
  const wanted = term.normalize('NFKC').toLowerCase()
  if (wording === undefined || !rest.toLowerCase().startsWith(wanted)) return undefined
  const after = rest
    .slice(wanted.length)
    .replace(plural, '')
    .replace(/^[*_`"'”’»」』)\]]+/u, '')
  if (/^\p{L}/u.test(after) && !withoutSpaces.test(term)) return undefined
  return wording.copula.test(after) ? 'definition' : 'subject'
}
