/** A language of the code samples. */
export type SampleLanguage = 'shell' | 'typescript' | 'python'

type Scalar = string | number | boolean
/** An object in a list of a body, written in one line. */
type Entry = Readonly<Record<string, Scalar>>

/** A value in the body of a request. */
export type BodyValue = Scalar | readonly (Scalar | Entry)[]

/** Spaces before the keys of the body in each language's sample. */
export const bodyIndent: Readonly<Record<SampleLanguage, number>> = { shell: 2, typescript: 2, python: 8 }

/** Returns a text as it stands within single quotes in a shell, which has no escape there: an apostrophe ends the quotes and begins them again. */
export const withinShellQuotes = (text: string): string => text.replaceAll("'", String.raw`'\''`)

/** Returns a value as code of a language. The shell's sample has the body within single quotes. */
export function literal(value: BodyValue, language: SampleLanguage): string {
  if (typeof value !== 'object') return scalar(value, language)
  const indent = ' '.repeat(bodyIndent[language])
  const items = value.map(
    (item) => `${indent}  ${typeof item === 'object' ? entry(item, language) : scalar(item, language)}`,
  )
  return items.length === 0 ? '[]' : `[\n${items.join(',\n')}\n${indent}]`
}

function entry(value: Entry, language: SampleLanguage): string {
  const keyOf = (key: string) => (language === 'typescript' ? key : `"${key}"`)
  const fields = Object.entries(value).map(([key, item]) => `${keyOf(key)}: ${scalar(item, language)}`)
  return language === 'typescript' ? `{ ${fields.join(', ')} }` : `{${fields.join(', ')}}`
}

function scalar(value: Scalar, language: SampleLanguage): string {
  if (typeof value === 'boolean' && language === 'python') return value ? 'True' : 'False'
  const json = JSON.stringify(value)
  if (language === 'shell') return withinShellQuotes(json)
  // The style of the TypeScript samples is single quotes, where the text has no quotes.
  return language === 'typescript' && !/\\"|'/.test(json) ? json.replaceAll('"', "'") : json
}
