import type { TFunction } from 'i18next'

import { formatNumber } from './format.ts'
import type { Messages, Namespace, NamespaceMessages } from './load-messages.ts'
import { defaultLocale } from './locale-table.ts'

/** A namespace, or several of which the first is used for keys without a `namespace:` prefix. */
export type Namespaces = Namespace | readonly [Namespace, ...Namespace[]]

/** Returns the `t` of one or more namespaces. */
export type StaticTranslator = <const Names extends Namespaces>(namespaces: Names) => TFunction<Names>

type Values = Readonly<Record<string, unknown>>

/**
 * Creates translators for messages that are in memory already. They support what the message files use (nested keys, plurals,
 * `{{value}}` and `{{value, number}}`) and give the same texts as i18next, in 1 kB instead of 18 kB with react-i18next.
 *
 * @param onMissing receives the key of a message that does not exist; unless it throws, the key is shown instead
 */
export function createStaticTranslator(
  messages: NamespaceMessages,
  locale: string,
  onMissing: (key: string) => void,
): StaticTranslator {
  // Chromium has no rules for Mongolian; they are those of English.
  const plurals = new Intl.PluralRules([locale, defaultLocale])

  function translate(namespaces: Namespaces, id: string, values: Values = {}): string {
    const [prefix, prefixedKey] = id.split(/:(.*)/s)
    const namespace = prefixedKey === undefined ? first(namespaces) : prefix
    const key = prefixedKey ?? id
    const { count } = values
    const keys = typeof count === 'number' ? [`${key}_${plurals.select(count)}`, key] : [key]
    for (const candidate of keys) {
      const text = find(messages[namespace as Namespace], candidate)
      if (typeof text === 'string') return insert(text, values, locale)
    }
    onMissing(`${namespace}:${key}`)
    return key
  }

  // The signature of `TFunction` has a brand that only i18next can set.
  return (namespaces) =>
    ((id: string, values?: Values) => translate(namespaces, id, values)) as unknown as TFunction<
      typeof namespaces
    >
}

function first(namespaces: Namespaces): Namespace {
  return typeof namespaces === 'string' ? namespaces : namespaces[0]
}

/** Looks up a key whose dots separate levels or belong to a level's name. */
function find(messages: string | Messages | undefined, key: string): string | Messages | undefined {
  if (typeof messages !== 'object') return undefined
  const whole = messages[key]
  if (whole !== undefined) return whole
  for (let dot = key.indexOf('.'); dot !== -1; dot = key.indexOf('.', dot + 1)) {
    const found = find(messages[key.slice(0, dot)], key.slice(dot + 1))
    if (found !== undefined) return found
  }
  return undefined
}

function insert(text: string, values: Values, locale: string): string {
  return text.replaceAll(/\{\{(\w+)(, number)?\}\}/g, (_, name: string, isNumber: string | undefined) => {
    const value = values[name]
    return isNumber === undefined ? String(value) : formatNumber(Number(value), locale)
  })
}
