import type { LocaleMessages } from './check-locale.ts'

/** How long the texts of one kind of element may be. */
interface Budget {
  kind: 'menu' | 'button' | 'table head'
  /** The keys of its texts as `namespace:key`. */
  keys: RegExp
  /** Largest display width as a multiple of the English one. */
  factor: number
  /** Display width that is always allowed, since English has many words of four letters. */
  minimum: number
}

/** Budgets of the elements that have one line. A key belongs to the first budget that fits. */
const budgets: readonly Budget[] = [
  {
    kind: 'menu',
    keys: /^web-frame:(?:nav|menu)\.|^dashboard-frame:(?:tabs|groups)\./,
    factor: 2,
    minimum: 22,
  },
  {
    kind: 'table head',
    keys: /^common:(?:key|model|product|tokens)$|^dashboard-account-keys:(?:balance|created|lastUsed|state)$|^dashboard-audit:(?:action|ip|time)$|^dashboard-billing:transactions\.(?:time|type|subject)$|^dashboard-bulk:(?:failedRows|failures\.\w+|file\.name|rows|started|status\.label)$|^dashboard-classifiers:(?:created|id|labels|uses|try\.(?:label|score|text))$|^dashboard-overview:failed\.\w+$|^dashboard-playground:(?:classes|ranking)\.\w+$|^dashboard-playground:history\.(?:duration|input|time)$|^dashboard-receipts:(?:amount|date|key|kind|number|pack)$|^dashboard-requests:(?:call|duration|status|time)$|^dashboard-usage:usage\.date$|^dashboard-webhooks:deliveries\.(?:attempts|event|next|response|state|time)$|^web-models:sizes\.\w+$|^web-product:billing\.(?:case|charge)$/,
    factor: 2,
    minimum: 24,
  },
  {
    kind: 'button',
    keys: /^common:(?:cancel|clear|close|copied|copy|download|remove|retry|search|signIn|signOut)$|^dashboard-(?:keys:createKey|webhooks:secret)\.saved$|[.:](?:action|again|another|ask|askOn|back|buy|change|checkAgain|confirm|continue|create|discard|done|export|forget|getKey|getTrial|open|readDocs|refresh|request|retry|run|send|showSuccessor|startOver|stop|submit|tryAgain|turnOff)$/,
    factor: 2,
    minimum: 28,
  },
]

const wide = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\u3000-\u303f\uff01-\uff60]/u

/** Returns the width of a text in narrow characters; characters of East Asian scripts count double. Placeholders count as nothing. */
export function displayWidth(text: string): number {
  const characters = [...text.normalize('NFC').replaceAll(/\{\{[^}]*\}\}|<[^>]*>/g, '')]
  return characters.reduce((sum, character) => sum + (wide.test(character) ? 2 : 1), 0)
}

/** Returns the texts of menus, buttons and table heads that are too long beside English, as one line per text. */
export function longTexts(english: LocaleMessages, messages: LocaleMessages): string[] {
  return [...messages].flatMap(([namespace, texts]) =>
    [...texts].flatMap(([key, text]) => {
      const source = english.get(namespace)?.get(key)
      const budget = budgets.find(({ keys }) => keys.test(`${namespace}:${key}`))
      if (source === undefined || budget === undefined) return []
      const limit = Math.max(budget.minimum, Math.ceil(displayWidth(source) * budget.factor))
      const width = displayWidth(text)
      return width > limit
        ? [`${namespace}:${key}: a ${budget.kind} of ${width} characters, at most ${limit}: ${text}`]
        : []
    }),
  )
}
