/** Values that guides name instead of containing them: `limits.reader.standard.requests`. Numbers are written in the language of the guide. */
export type Facts = Readonly<Record<string, string | number>>

/**
 * Replaces the names of facts in a guide (`{{limits.reader.standard.requests}}`) by their values.
 *
 * @param locale language in which numbers are written; without one they have no separators, as code needs them
 * @throws for a name without a value
 */
export function fillFacts(markdown: string, facts: Facts, locale?: string): string {
  return markdown.replaceAll(/\{\{([\w./-]+)\}\}/g, (_, name: string) => {
    const value = facts[name]
    if (value === undefined) throw new Error(`There is no fact "${name}".`)
    return typeof value === 'number' && locale !== undefined
      ? new Intl.NumberFormat(locale).format(value)
      : String(value)
  })
}
