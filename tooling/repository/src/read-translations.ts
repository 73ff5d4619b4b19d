import { parse } from 'yaml'

import { read, trackedFiles } from './repository.ts'

/** Texts by name (`common:cancel`, `news/late-chunking`) and language. */
export type Translations = ReadonlyMap<string, Readonly<Record<string, string>>>

interface Messages {
  [key: string]: string | Messages
}

const flatten = (messages: Messages, prefix: string): [key: string, text: string][] =>
  Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  )

const pluralForm = /_(?:zero|one|two|few|many|other)$/
const markdown = /^(?:---\n(?<head>[\s\S]*?)\n---\n)?(?<body>[\s\S]*)$/

/**
 * Reads every text that exists in English and in another language: messages (all plural forms of one together), guides, articles and
 * legal documents, the last three as `#summary` (title, description, tags) and text.
 */
export function readTranslations(): Translations {
  const found = new Map<string, Record<string, string>>()
  const add = (name: string, locale: string, text: string) => {
    const texts = found.get(name) ?? {}
    found.set(name, { ...texts, [locale]: `${texts[locale] ?? ''}${text}\n` })
  }
  const summary = (name: string, locale: string, head: Record<string, unknown>) => {
    const { title, excerpt, description, tags } = head
    add(`${name}#summary`, locale, JSON.stringify({ title, excerpt, description, tags }))
  }
  for (const file of trackedFiles('packages/i18n/messages/*.json')) {
    const locale = file.split('/').at(-2) ?? ''
    const namespaces = JSON.parse(read(file)) as Record<string, Messages>
    for (const [namespace, messages] of Object.entries(namespaces))
      for (const [key, text] of flatten(messages, `${namespace}:`))
        add(key.replace(pluralForm, ''), locale, text)
  }
  for (const file of trackedFiles('packages/content/*/*/*.md')) {
    const [kind, locale = '', name = ''] = file.split('/').slice(-3)
    const { head, body = '' } = markdown.exec(read(file))?.groups ?? {}
    const document = `${kind}/${name.replace(/\.md$/, '')}`
    add(document, locale, body)
    if (head !== undefined) summary(document, locale, parse(head) as Record<string, unknown>)
  }
  for (const file of trackedFiles('packages/content/news/*/summaries.json')) {
    const summaries = JSON.parse(read(file)) as Record<string, Record<string, unknown>>
    for (const [slug, head] of Object.entries(summaries))
      summary(`news/${slug}`, file.split('/').at(-2) ?? '', head)
  }
  return new Map([...found].filter(([, texts]) => 'en-US' in texts && Object.keys(texts).length > 1))
}
