import type { LocaleMessages } from './check-locale.ts'

/** Keys by namespace. `group.*` stands for all keys of a group. */
type Keys = Readonly<Record<string, readonly string[]>>

/** How long the texts of one kind of element may be. */
interface Budget {
  kind: 'menu' | 'button' | 'table head'
  keys: Keys
  /** Last parts of keys of its texts, in every namespace. */
  names?: readonly string[]
  /** Largest display width as a multiple of the English one. */
  factor: number
  /** Display width that is always allowed, since English has many words of four letters. */
  minimum: number
}

const menus: Keys = {
  'web-frame': ['nav.*', 'menu.*'],
  'dashboard-frame': ['tabs.*', 'groups.*'],
}

const tableHeads: Keys = {
  common: ['key', 'model', 'product', 'tokens'],
  'dashboard-account-keys': ['balance', 'created', 'lastUsed', 'state'],
  'dashboard-audit': ['action', 'ip', 'time'],
  'dashboard-billing': ['transactions.time', 'transactions.type', 'transactions.subject'],
  'dashboard-bulk': ['failedRows', 'failures.*', 'file.name', 'rows', 'started', 'status.label'],
  'dashboard-classifiers': ['created', 'id', 'labels', 'uses', 'try.label', 'try.score', 'try.text'],
  'dashboard-overview': ['failed.*'],
  'dashboard-playground': ['classes.*', 'ranking.*', 'history.duration', 'history.input', 'history.time'],
  'dashboard-receipts': ['amount', 'date', 'key', 'kind', 'number', 'pack'],
  'dashboard-requests': ['call', 'duration', 'status', 'time'],
  'dashboard-usage': ['usage.date'],
  'dashboard-webhooks': [
    'deliveries.attempts',
    'deliveries.event',
    'deliveries.next',
    'deliveries.response',
    'deliveries.state',
    'deliveries.time',
  ],
  'web-models': ['sizes.*'],
  'web-product': ['billing.case', 'billing.charge'],
}

const buttons: Keys = {
  common: [
    ...['cancel', 'clear', 'close', 'copied', 'copy', 'download'],
    ...['remove', 'retry', 'search', 'signIn', 'signOut'],
  ],
  'dashboard-keys': ['createKey.saved'],
  'dashboard-webhooks': ['secret.saved'],
}

const buttonNames = [
  ...['action', 'again', 'another', 'ask', 'askOn', 'back', 'buy', 'change', 'checkAgain', 'confirm'],
  ...['continue', 'create', 'discard', 'done', 'export', 'forget', 'getKey', 'getTrial', 'open', 'readDocs'],
  ...['refresh', 'request', 'retry', 'run', 'send', 'showSuccessor', 'startOver', 'stop', 'submit'],
  ...['tryAgain', 'turnOff'],
]

/** Budgets of the elements that have one line. A key belongs to the first budget that fits. */
const budgets: readonly Budget[] = [
  { kind: 'menu', keys: menus, factor: 2, minimum: 22 },
  { kind: 'table head', keys: tableHeads, factor: 2, minimum: 24 },
  { kind: 'button', keys: buttons, names: buttonNames, factor: 2, minimum: 28 },
]

const isOf = ({ keys, names = [] }: Budget, namespace: string, key: string): boolean =>
  names.includes(key.slice(key.lastIndexOf('.') + 1)) ||
  (keys[namespace] ?? []).some((one) => (one.endsWith('.*') ? key.startsWith(one.slice(0, -1)) : key === one))

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
      const budget = budgets.find((one) => isOf(one, namespace, key))
      if (source === undefined || budget === undefined) return []
      const limit = Math.max(budget.minimum, Math.ceil(displayWidth(source) * budget.factor))
      const width = displayWidth(text)
      return width > limit
        ? [`${namespace}:${key}: a ${budget.kind} of ${width} characters, at most ${limit}: ${text}`]
        : []
    }),
  )
}
