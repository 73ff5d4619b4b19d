import { z } from 'zod'

import { isShallow, tooDeep } from '../../kernel/http/body/is-shallow.ts'

/** The field of Cohere's first edition that names what is compared of an object. */
export const rankFields = z
  .array(z.string().min(1))
  .min(1)
  .max(100)
  .nullish()
  .describe(
    "Fields of each document to compare with the query, in this order, as in Cohere's API; `text` by default.",
  )

/** A document of named fields. */
export const fieldsObject = z
  .looseObject({
    text: z.string().optional().describe('The text, unless `rank_fields` names other fields.'),
  })
  .refine((document) => isShallow(document), tooDeep)

/** Returns the texts of the named fields, one a line, in the order of the names; without the fields that are missing or no text. */
export const textOfFields = (
  document: Readonly<Record<string, unknown>>,
  fields: readonly string[],
): string =>
  fields
    .filter((field) => Object.hasOwn(document, field))
    .map((field) => document[field])
    .filter((value) => typeof value === 'string')
    .join('\n')

/** Returns documents as they are compared: with `rank_fields`, an object is the text of these fields. */
export const rankedDocuments = <Document extends string | object>({
  documents,
  rank_fields: fields,
}: {
  documents: readonly Document[]
  rank_fields?: readonly string[] | null | undefined
}): (Document | string)[] =>
  documents.map((document) =>
    fields == null || typeof document === 'string' ? document : textOfFields(Object(document), fields),
  )
