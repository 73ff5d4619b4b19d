import type { DocumentParts } from './documents.ts'

const kinds = [
  // Environment variables, also with a value: DATABASE_URL, FUZZ_SEED=7.
  /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+(?==|$)/,
  // Functions, components and types: createAuth, createAuth(), ApiKey, client.embed.
  /^(?:[a-z]\w*\.)?(?:[a-z]+[A-Z]\w*|[A-Z][a-z]+[A-Z]\w*)(?=\(|$)/,
  // Tables, columns, fields: api_keys, total_balance.
  /^[a-z]+(?:_[a-z0-9]+)+$/,
]

/** Returns the code names in backticks that no source file contains. */
export function nameFaults({ file, code }: DocumentParts, words: ReadonlySet<string>): string[] {
  return code.flatMap(({ line, text }) => {
    const [name] = kinds.flatMap((kind) => kind.exec(text)?.[0] ?? [])
    const parts = name?.split('.') ?? []
    return parts.every((part) => words.has(part)) ? [] : [`${file}:${line} \`${text}\` is not in the code`]
  })
}
