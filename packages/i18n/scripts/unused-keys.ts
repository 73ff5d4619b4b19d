import type { LocaleMessages } from './check-locale.ts'
import { stringsOf } from './strings-of.ts'

const pluralForm = /_(zero|one|two|few|many|other)$/

/**
 * Returns the message keys that no source uses, as `namespace:key`. A key counts as used where a source that names its
 * namespace, or imports a module of that name (`mails.ts`, `mail-texts.ts`), contains it as a string, or contains a template string that can produce it (`tabs.${tab}`).
 *
 * @param sources texts of all source files that use messages
 */
export function unusedKeys(messages: LocaleMessages, sources: readonly string[]): string[] {
  const files = sources.map(stringsOf)
  return [...messages].flatMap(([namespace, texts]) => {
    const uses = files.map((literals) => keysOf(namespace, literals))
    const isUsed = (key: string) => uses.some((patterns) => patterns.some((pattern) => pattern.test(key)))
    return [...texts.keys()]
      .filter((key) => !isUsed(key.replace(pluralForm, '')))
      .map((key) => `${namespace}:${key}`)
  })
}

/** Patterns for the keys of a namespace that a source with these strings can use. */
function keysOf(namespace: string, literals: readonly string[]): RegExp[] {
  const prefix = `${namespace}:`
  const modules = [`/${namespace}.ts`, `/${namespace.replace(/s$/, '')}-texts.ts`]
  const isNamed = literals.some(
    (literal) => literal === namespace || modules.some((name) => literal.endsWith(name)),
  )
  return literals.flatMap((literal) => {
    if (literal.startsWith(prefix)) return [toPattern(literal.slice(prefix.length))]
    // A template of slots alone would match every key.
    return isNamed && /\w/.test(literal.replaceAll(/\$\{[^}]*\}/g, '')) ? [toPattern(literal)] : []
  })
}

function toPattern(literal: string): RegExp {
  const parts = literal.split(/\$\{[^}]*\}/).map((part) => RegExp.escape(part))
  return new RegExp(`^${parts.join('.+')}$`)
}
