import { localeTable } from '@search-foundation/i18n/locale-table'

/** A rule of the hosting: addresses that lead elsewhere for good. `:1` in the destination is the first group of the expression. */
export interface Redirect {
  regex: string
  destination: string
  type: 301
}

/** What may follow the code of a language: a script, a region, or both (BCP 47). Not any word, since `/it-services` is no Italian page. */
const region = '[A-Z][a-z]{3}(?:-[A-Za-z]{2})?|[A-Za-z]{2}|[0-9]{3}'

/**
 * Other spellings of the codes with a region, as people write and link them. A server's expressions (RE2) cannot say "but not this one", so each
 * pattern names what it takes, and none may take the code itself: the browser would go in circles.
 */
const spellings: Readonly<Record<string, string>> = {
  'en-US': '[eE][nN](?:-(?:[A-Z][a-z]{3}|[A-TV-Za-z][A-Za-z]|U[A-RT-Za-z]|[0-9]{3}))?|(?:EN|En|eN)-US',
  'zh-CN': '[zZ][hH]|[zZ][hH]-(?:[hH]ans(?:-[A-Za-z]{2})?|cn|Cn|SG|sg)|(?:ZH|Zh|zH)-CN',
  'zh-TW': '[zZ][hH]-(?:[hH]ant(?:-[A-Za-z]{2})?|tw|Tw|HK|hk|MO|mo)|(?:ZH|Zh|zH)-TW',
}

/** Codes of other languages (ISO 639-1): their addresses show the same page in English. */
const otherLanguages =
  'aa ab ae af ak am an ar as av ay az ba be bg bi bm bn bo br bs ca ce ch co cr cs cu cv cy da dv dz ee el eo et eu fa ff fi fj fo fy ga ' +
  'gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is iu jv ka kg ki kj kk kl km kn kr ks ku kv kw ky la lb lg li ln lo lt ' +
  'lu lv mg mh mi mk ml mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro rw sa sc sd se sg si sk sl ' +
  'sm sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zu'

/** Returns the rules by which the hosting understands a locale segment in other spellings and leaves out one of an unknown language. */
export function localeRedirects(): Redirect[] {
  const codes: readonly string[] = localeTable.map(({ code }) => code)
  const others = otherLanguages.split(' ').filter((language) => !codes.includes(language))
  return [
    ...codes.flatMap((code) => keepingThePage(spellings[code] ?? variantsOf(code), `/${code}`)),
    ...keepingThePage(`(?:${others.join('|')})(?:-(?:${region}))?`, ''),
  ]
}

/** Two rules, because an empty group cannot be put into a destination. */
function keepingThePage(segment: string, prefix: string): Redirect[] {
  return [
    { regex: `^/(?:${segment})/?$`, destination: prefix || '/', type: 301 },
    { regex: `^/(?:${segment})/(.+)$`, destination: `${prefix}/:1`, type: 301 },
  ]
}

/** Matches a code of two letters in other cases, and with any region or script behind it. */
function variantsOf(code: string): string {
  const [first = '', second = ''] = code
  const [upperFirst, upperSecond] = [first.toUpperCase(), second.toUpperCase()]
  const anyCase = `[${first}${upperFirst}][${second}${upperSecond}]`
  return `${upperFirst}[${second}${upperSecond}]|${first}${upperSecond}|${anyCase}-(?:${region})`
}
