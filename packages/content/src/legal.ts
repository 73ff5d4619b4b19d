/** Legal documents, in the order of their page. Their texts are `legal/<locale>/<document>.md`; titles are messages. */
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

/** The fields whose values the site has. Any other field names what the operator of the site has to fill in. */
export type LegalFields = Readonly<
  Record<'company' | 'headquarters' | 'email' | 'sales' | 'status' | 'sdk', string>
>

/**
 * Puts values into the fields (`{{company}}`) of a document's HTML. A field without a value becomes a marked gap with the field's name.
 */
export function fillLegalFields(html: string, fields: LegalFields): string {
  const values = new Map<string, string>(Object.entries(fields))
  return html.replaceAll(/\{\{(.+?)\}\}/g, (_, field: string) => {
    const value = values.get(field)
    return value === undefined ? `<mark>[${field}]</mark>` : escape(value)
  })
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
