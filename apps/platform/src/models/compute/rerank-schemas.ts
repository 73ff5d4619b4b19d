import { z } from 'zod'

import { isShallow, tooDeep } from '../../kernel/http/body/is-shallow.ts'
import { cohereMeta } from './cohere-embed-schemas.ts'
import { imageInput, looseImageInput } from './image-input.ts'
import { fieldsObject, rankFields, textOfFields } from './rank-fields.ts'

/** Most documents per call; the public API states no number. */
export const maxDocuments = 2048

/** A field of other companies' clients that makes no difference here. */
const ignored = z
  .number()
  .int()
  .nullish()
  .describe('Accepted for compatibility with Cohere clients. Ignored.')

const textObject = z
  .looseObject({ text: z.string().describe('The text.') })
  .refine((document) => isShallow(document), tooDeep)
const imageObject = looseImageInput.refine((document) => isShallow(document), tooDeep)
const wrongItem = 'Give a text, an object with the field text, or an image in the field image, url, or bytes.'

const fields = {
  model: z.string().describe('ID of the model.'),
  query: z
    .union(
      [
        z.string(),
        z.strictObject({
          id: z.string().optional().describe('Your own ID for this item.'),
          text: z.string().describe('The text.'),
        }),
        ...imageInput.options,
      ],
      { error: wrongItem },
    )
    .describe(
      'Query to compare the documents with. Images require a model that accepts them, such as `jina-reranker-m0`.',
    ),
  documents: z
    .array(z.union([z.string(), textObject, imageObject, fieldsObject], { error: wrongItem }))
    .min(1)
    .max(maxDocuments)
    .describe('Texts, or objects with a text or an image. Other fields of an object are returned unchanged.'),
  top_n: z.number().int().min(1).optional().describe('Maximum number of results; all by default.'),
  return_documents: z
    .boolean()
    .default(true)
    .describe('Whether the results include the documents; true by default.'),
  truncation: z
    .boolean()
    .optional()
    .describe('Truncate documents that are too long instead of rejecting them.'),
  top_k: z.number().int().min(1).nullish().describe("Voyage's name for `top_n`."),
  rank_fields: rankFields,
  max_chunks_per_doc: ignored,
  max_tokens_per_doc: ignored,
  priority: ignored,
}

/** Refuses the first document that has nothing to compare: no text, no image, and no text in the fields that are named. */
const checkDocuments = z.superRefine<{
  documents: (string | Record<string, unknown>)[]
  rank_fields?: string[] | null | undefined
}>(({ documents, rank_fields: named }, context) => {
  const isRanked = (document: (typeof documents)[number]) => {
    if (typeof document === 'string') return true
    if (named != null) return textOfFields(document, named) !== ''
    return document['text'] !== undefined || looseImageInput.safeParse(document).success
  }
  const index = documents.findIndex((document) => !isRanked(document))
  if (index < 0) return
  const message = named == null ? wrongItem : 'This document has no text in any of the fields in rank_fields.'
  context.addIssue({ code: 'custom', path: ['documents', index], message })
})

export const rerankRequest = z.strictObject(fields).check(checkDocuments)

/** The second edition of the call in the API of Cohere does not return documents. */
export const rerankRequestV2 = z
  .strictObject({
    ...fields,
    return_documents: z
      .boolean()
      .default(false)
      .describe('Whether the results include the documents; false by default.'),
  })
  .check(checkDocuments)

export const rerankResult = z.object({
  index: z.number().int().describe('Index of the document in the request.'),
  relevance_score: z
    .number()
    .describe('Relevance of the document. Higher is better; compare scores only within one response.'),
  document: z
    .looseObject({ text: z.string().optional().describe('Text of the document.') })
    .optional()
    .describe('The document, if `return_documents` is true.'),
})

export const rerankResponse = z.object({
  model: z.string().describe('ID of the model that scored the documents.'),
  object: z.literal('list').describe('Always `list`.'),
  results: z.array(rerankResult).describe('The documents, most relevant first.'),
  data: z
    .array(
      rerankResult.extend({
        document: z.string().optional().describe('The document, with `return_documents`.'),
      }),
    )
    .optional()
    .describe('The results in the shape that Voyage clients read; only if the request has `top_k`.'),
  usage: z
    .object({ total_tokens: z.number().int().describe('Tokens charged to the key.') })
    .describe('What the call cost.'),
  id: z.string().optional().describe('ID of the response, for Cohere clients.'),
  meta: cohereMeta.optional().describe('What the call cost, in the shape that Cohere clients read.'),
})

/** Response of the second edition, whose clients need id and meta. */
export const rerankResponseV2 = rerankResponse.required({ id: true, meta: true })

export type RerankRequest = z.infer<typeof rerankRequest>
