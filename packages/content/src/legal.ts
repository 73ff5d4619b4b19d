import type { brand } from './brand.ts'

/** Legal documents, in the order of their page. Their texts are `legal/<locale>/<document>.md`, beside that of the page about security; titles are messages. */
export const legalDocuments = [
  'terms',
  'privacy',
  'cookies',
  'imprint',
  'data-processing',
  'acceptable-use',
  'license',
] as const

export type LegalDocument = (typeof legalDocuments)[number]

/** The day from which the documents apply: YYYY-MM-DD. */
export const legalUpdated = '2026-11-25'

/** Facts about the company that the texts name by a field (`{{company}}`). */
export type LegalFields = Readonly<
  Record<
    | 'company'
    | 'headquarters'
    | 'email'
    | 'sales'
    | 'security'
    | 'privacy'
    | 'status'
    | 'sdk'
    | keyof (typeof brand)['imprint'],
    string
  >
>

/**
 * Puts values into the fields (`{{company}}`) of a document's Markdown.
 *
 * @throws for a field without a value
 */
export function fillLegalFields(markdown: string, fields: LegalFields): string {
  const values = new Map<string, string>(Object.entries(fields))
  return markdown.replaceAll(/\{\{(.+?)\}\}/g, (_, field: string) => {
    const value = values.get(field)
    if (value === undefined) throw new Error(`There is no field "${field}".`)
    return value
  })
}
