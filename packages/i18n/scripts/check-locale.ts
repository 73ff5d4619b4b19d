import { existsSync, readdirSync, readFileSync } from 'node:fs'

import type { Messages, NamespaceMessages } from '../src/messages.ts'

/** The messages of one locale: namespace → key → text. */
export type LocaleMessages = ReadonlyMap<string, ReadonlyMap<string, string>>

/** A locale as its folder describes it. */
export interface LocaleFolder {
  messages: LocaleMessages
  /** Texts that are rightly the same as in English: names, loan words, technical terms. */
  sameAsEnglish: ReadonlySet<string>
}

const pluralForm = /_(zero|one|two|few|many|other)$/
const withoutPlural = (key: string) => key.replace(pluralForm, '')

/** Reads the folder of a locale: JSON files with the messages of namespaces, and `same-as-english.txt` with one text per line. */
export function readLocale(folder: URL): LocaleFolder {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
  const allowed = new URL('same-as-english.txt', folder)
  const lines = existsSync(allowed) ? readFileSync(allowed, 'utf8').split('\n') : []
  return {
    messages: new Map(
      files.toSorted().flatMap((file) => {
        const content = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as NamespaceMessages
        return Object.entries(content).map(([name, messages]) => [name, new Map(flatten(messages))] as const)
      }),
    ),
    sameAsEnglish: new Set(lines.filter((line) => line !== '')),
  }
}

function flatten(messages: Messages, prefix = ''): [key: string, text: string][] {
  return Object.entries(messages).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  )
}

/** Returns what a locale lacks beside English, as one line per problem; none for a complete locale. */
export function localeProblems(
  locale: string,
  english: LocaleMessages,
  { messages, sameAsEnglish }: LocaleFolder,
): string[] {
  const unknown = [...messages.keys()].filter((namespace) => !english.has(namespace))
  const unused = new Set(sameAsEnglish)
  const problems = [...english].flatMap(([namespace, source]) => {
    const target = messages.get(namespace)
    if (target === undefined) return [`${namespace}: missing`]
    const texts = [...target].flatMap(([key, text]) => {
      if (source.get(key) === text) unused.delete(text)
      const problem = textProblem(key, text, source.get(key), sameAsEnglish)
      return problem === undefined ? [] : [`${namespace}:${key}: ${problem}`]
    })
    return [...keyProblems(locale, source, target).map((line) => `${namespace}:${line}`), ...texts]
  })
  return [
    ...problems,
    ...unknown.map((namespace) => `${namespace}: English has no such namespace`),
    ...[...unused].map((text) => `same-as-english.txt: no text is "${text}"`),
  ]
}

function keyProblems(
  locale: string,
  source: ReadonlyMap<string, string>,
  target: ReadonlyMap<string, string>,
): string[] {
  const wanted = new Set([...source.keys()].map(withoutPlural))
  const present = new Set([...target.keys()].map(withoutPlural))
  const stems = new Set([...target.keys()].filter((key) => pluralForm.test(key)).map(withoutPlural))
  const categories = new Intl.PluralRules(locale).resolvedOptions().pluralCategories
  const forms = [...stems].flatMap((stem) => categories.map((form) => `${stem}_${form}`))
  return [
    ...[...wanted].filter((key) => !present.has(key)).map((key) => `${key}: missing`),
    ...[...present].filter((key) => !wanted.has(key)).map((key) => `${key}: English has no such key`),
    ...forms.filter((key) => !target.has(key)).map((key) => `${key}: the plural form is missing`),
  ]
}

function textProblem(
  key: string,
  text: string,
  english: string | undefined,
  sameAsEnglish: ReadonlySet<string>,
): string | undefined {
  if (text.trim() === '') return 'the text is empty'
  if (english === undefined) return undefined
  // A singular may use the word "one" instead of the number.
  if (!key.endsWith('_one') && slots(text) !== slots(english)) return `other slots than ${slots(english)}`
  const isText = /\p{L}{2}/u.test(text.replace(/\{\{[^}]*\}\}/g, ''))
  return text === english && isText && !sameAsEnglish.has(text) ? 'the text is English' : undefined
}

/** The placeholders and tags of a text, in a fixed order. The format `beforeNoun` is for languages whose grammar needs it. */
const slots = (text: string) =>
  [...new Set(text.replaceAll(', beforeNoun}}', '}}').match(/\{\{[^}]*\}\}|<\/?\w+\/?>/g))]
    .toSorted()
    .join(' ') || '(none)'
