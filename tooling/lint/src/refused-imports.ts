import { lintFiles } from './lint-files.ts'

/** A module and what it imports. */
export type Import = readonly [from: string, to: string]

/** The forms of an import; `$` is replaced by the specifier, `#` by a unique number. */
export const forms = {
  import: "import { thing as thing# } from '$'; console.log(thing#)",
  'import for effects': "import '$'",
  'import type': "import type { Thing as Thing# } from '$'; export type Mine# = Thing#",
  'dynamic import': "console.log(await import('$'))",
  'export from': "export { thing as thing# } from '$'",
  'export all': "export * as all# from '$'",
} as const

/** Those of `imports` that the repository's rules refuse when they are written in this form, in their order. */
export function refusedImports(imports: readonly Import[], form: keyof typeof forms): Import[] {
  const files = new Map<string, Import[]>()
  for (const entry of imports) files.set(entry[0], [...(files.get(entry[0]) ?? []), entry])

  // One import per line, so that a finding's line identifies it.
  const texts = new Map(
    [...files].map(([path, entries]) => [
      path,
      entries.map(([, to], index) => forms[form].replace('$', to).replaceAll('#', String(index))).join('\n'),
    ]),
  )
  const refused = new Set(
    lintFiles(texts)
      .filter(({ rule }) => rule === 'eslint(no-restricted-imports)')
      .map(({ path, line }) => files.get(path)?.[line - 1]),
  )
  return imports.filter((entry) => refused.has(entry))
}
