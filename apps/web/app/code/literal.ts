/** A language of the code samples. */
export type SampleLanguage = 'shell' | 'typescript' | 'python'

type Scalar = string | number | boolean
/** An object in a list of a body, written in one line. */
type Entry = Readonly<Record<string, Scalar>>

/** A value in the body of a request. */
export type BodyValue = Scalar | readonly (Scalar | Entry)[]

/** Spaces before the keys of the body in each language's sample. */
export const bodyIndent: Readonly<Record<SampleLanguage, number>> = { shell: 2, typescript: 2, python: 8 }

/** Returns a value as code of a language. Single quotes are escaped, because the shell's sample has the body within them. */
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
  const json = JSON.stringify(value).replaceAll("'", String.raw`\u0027`)
  // The style of the TypeScript samples is single quotes.
  return language === 'typescript' && !json.includes(String.raw`\"`) ? json.replaceAll('"', "'") : json
}
