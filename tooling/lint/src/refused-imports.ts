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

/** The forms of an import. */
export type Form = keyof typeof forms

/**
 * Those of `imports` that the repository's rules refuse, by the form in which they are written, in their order. One run of the linter
 * judges all forms.
 */
export function refusedImports(imports: readonly Import[], written: readonly Form[]): Record<Form, Import[]> {
  const files = new Map<string, { entry: Import; form: Form }[]>()
  for (const entry of imports)
    files.set(entry[0], [...(files.get(entry[0]) ?? []), ...written.map((form) => ({ entry, form }))])

  // One import per line, so that a finding's line identifies it.
  const texts = new Map(
    [...files].map(([path, lines]) => [
      path,
      lines
        .map(({ entry, form }, index) => forms[form].replace('$', entry[1]).replaceAll('#', String(index)))
        .join('\n'),
    ]),
  )
  const refused = new Map<Form, Set<Import>>()
  for (const { path, line, rule } of lintFiles(texts)) {
    const found = rule === 'eslint(no-restricted-imports)' ? files.get(path)?.[line - 1] : undefined
    if (found) refused.set(found.form, (refused.get(found.form) ?? new Set()).add(found.entry))
  }
  const names = Object.keys(forms) as Form[]
  return Object.fromEntries(
    names.map((form) => [form, imports.filter((entry) => refused.get(form)?.has(entry))]),
  ) as Record<Form, Import[]>
}
