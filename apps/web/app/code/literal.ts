/** A language of the code samples. */
export type SampleLanguage = 'shell' | 'typescript' | 'python'

/** A value in the body of a request. */
export type BodyValue = string | number | boolean | readonly string[]

/** Spaces before the keys of the body in each language's sample. */
export const bodyIndent: Readonly<Record<SampleLanguage, number>> = { shell: 2, typescript: 2, python: 8 }

/** Returns a value as code of a language. Single quotes are escaped, because the shell's sample has the body within them. */
export function literal(value: BodyValue, language: SampleLanguage): string {
  if (typeof value === 'boolean' && language === 'python') return value ? 'True' : 'False'
  if (typeof value === 'object') {
    const indent = ' '.repeat(bodyIndent[language])
    const items = value.map((item) => `${indent}  ${literal(item, language)}`)
    return items.length === 0 ? '[]' : `[\n${items.join(',\n')}\n${indent}]`
  }
  const json = JSON.stringify(value).replaceAll("'", String.raw`\u0027`)
  // The style of the TypeScript samples is single quotes.
  return language === 'typescript' && !json.includes(String.raw`\"`) ? json.replaceAll('"', "'") : json
}
