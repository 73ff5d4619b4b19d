import { globSync, readFileSync } from 'node:fs'
import { createInstance } from 'i18next'
import { expect, test, vi } from 'vitest'

import type { Messages, NamespaceMessages } from './load-messages.ts'
import { pickMessages } from './pick-messages.ts'
import { createStaticTranslator } from './static-translator.ts'

const folder = new URL('../messages/', import.meta.url)
const values = { rate: 4, ms: 1234.5, tokens: '1.2K', host: '<b>&$1', message: '{{ms}}' }

/** Dotted keys of all texts, plural forms as one key. */
function keysOf(messages: Messages, prefix = ''): string[] {
  const keys = Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [prefix + key.replace(/_(zero|one|two|few|many|other)$/, '')]
      : keysOf(value, `${prefix}${key}.`),
  )
  return [...new Set(keys)]
}

function placeholdersOf(messages: Messages): Record<string, unknown> {
  const names = [...JSON.stringify(messages).matchAll(/\{\{(\w+)(, number)?/g)]
  return Object.fromEntries(names.map(([, name = '', isNumber]) => [name, isNumber ? 98765.4 : `<${name}>`]))
}

const namespaces = globSync('*/*.json', { cwd: folder }).flatMap((path) => {
  const locale = path.slice(0, path.indexOf('/'))
  const file = JSON.parse(readFileSync(new URL(path, folder), 'utf8')) as NamespaceMessages
  return Object.entries(file).map(([name, messages]) => [locale, name as 'common', messages] as const)
})

test.each(namespaces)('%s/%s reads as with i18next', async (locale, namespace, messages) => {
  const i18next = createInstance()
  await i18next.init({
    lng: locale,
    ns: [namespace],
    defaultNS: namespace,
    interpolation: { escapeValue: false, skipOnVariables: true },
    resources: { [locale]: { [namespace]: messages } },
  })
  const missing = vi.fn<(key: string) => void>()
  const t = createStaticTranslator({ [namespace]: messages }, locale, missing)(namespace)
  for (const key of keysOf(messages)) {
    for (const count of [0, 1, 2, 5, 1_200_000]) {
      const given = { ...values, ...placeholdersOf(messages), count }
      expect(t(key as 'retry', given), key).toBe(i18next.t(key as 'retry', given))
    }
  }
  expect(missing).not.toHaveBeenCalled()
})

const messages = {
  common: { retry: 'Again' },
  'web-reader': { demo: { read: 'Read', tab: { json: 'J' } }, x: '' },
}

test('a prefix selects another namespace than the first', () => {
  const t = createStaticTranslator(messages, 'en-US', vi.fn())(['web-reader', 'common'])
  expect(t('demo.tab.json')).toBe('J')
  expect(t('common:retry')).toBe('Again')
})

test('a key that does not exist is reported and shown', () => {
  const missing = vi.fn<(key: string) => void>()
  const t = createStaticTranslator(messages, 'en-US', missing)('web-reader')
  expect(t('demo.url')).toBe('demo.url')
  expect(t('demo.tabs')).toBe('demo.tabs')
  expect(missing.mock.calls).toEqual([['web-reader:demo.url'], ['web-reader:demo.tabs']])
})

test('namespaces and groups are picked, and unknown ones are refused', () => {
  expect(pickMessages(messages, ['common', 'web-reader.demo'])).toEqual({
    common: messages.common,
    'web-reader': { demo: messages['web-reader'].demo },
  })
  expect(() => pickMessages(messages, ['web-reader.code'])).toThrow('web-reader.code')
  expect(() => pickMessages(messages, ['web-news'])).toThrow('web-news')
})
