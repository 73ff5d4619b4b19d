const prepositions: Readonly<Record<string, string>> = { fr: 'de', es: 'de', it: 'di' }
/** A compact number of millions or billions, or an exact one of whole millions. */
const millions = /(?:^|[^\p{L}])(?:M|Md|Mln|Mld)$|(?:[.\s]000){2}$/u

/**
 * Returns a number as it is written before the noun that it counts: French, Spanish and Italian say "2 M de tokens" after millions, but
 * "8 k tokens". Messages call it as the format `beforeNoun`, because whether the noun follows the number differs by language.
 */
export function beforeNoun(figure: string, locale: string): string {
  const preposition = prepositions[locale]
  return preposition !== undefined && millions.test(figure) ? `${figure} ${preposition}` : figure
}
