import { z } from 'zod'

import { isShallow, tooDeep } from '../../kernel/http/body/is-shallow.ts'
import { cohereMeta } from './cohere-embed-schemas.ts'
import { imageInput, looseImageInput } from './image-input.ts'
import { fieldsObject, rankFields, textOfFields } from './rank-fields.ts'

/** Most documents per call; the public API states no number. */
export const maxDocuments = 2048

/** A field of other companies' clients that makes no difference here. */
const ignored = z.number().int().nullish().describe('Taken from clients of Cohere. Ignored.')

const textObject = z
  .looseObject({ text: z.string().describe('The text.') })
  .refine((document) => isShallow(document), tooDeep)
const imageObject = looseImageInput.refine((document) => isShallow(document), tooDeep)
const wrongItem = 'Give a text, an object with the field text, or an image in the field image, url or bytes.'

const fields = {
  model: z.string().describe('Id of the model.'),
  query: z
    .union(
      [
        z.string(),
        z.strictObject({
          id: z.string().optional().describe('Your id for it.'),
          text: z.string().describe('The text.'),
        }),
        ...imageInput.options,
      ],
      { error: wrongItem },
    )
    .describe(
      'What the documents are compared with. Images need a model that takes them, such as `jina-reranker-m0`.',
    ),
  documents: z
    .array(z.union([z.string(), textObject, imageObject, fieldsObject], { error: wrongItem }))
    .min(1)
    .max(maxDocuments)
    .describe('Texts, or objects with a text or an image. Other fields of an object are returned with it.'),
  top_n: z.number().int().min(1).optional().describe('Maximum number of results; all by default.'),
  return_documents: z
    .boolean()
    .default(true)
    .describe('Whether the results include the documents; true by default.'),
  truncation: z
    .boolean()
    .optional()
    .describe('Truncate documents that are too long instead of rejecting them.'),
  top_k: z.number().int().min(1).nullish().describe('The name of top_n in the API of Voyage.'),
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
  const message = named == null ? wrongItem : 'None of the fields in rank_fields is a text of this document.'
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
    .describe('How relevant the document is: higher is better, and only scores of one response compare.'),
  document: z
    .looseObject({ text: z.string().optional().describe('Its text.') })
    .optional()
    .describe('The document, unless `return_documents` is false.'),
})

export const rerankResponse = z.object({
  model: z.string().describe('Id of the model that scored the documents.'),
  object: z.literal('list').describe('Always `list`.'),
  results: z.array(rerankResult).describe('The documents, most relevant first.'),
  data: z
    .array(
      rerankResult.extend({
        document: z.string().optional().describe('The document, with `return_documents`.'),
      }),
    )
    .optional()
    .describe('The results as clients of Voyage read them: only with top_k in the request.'),
  usage: z
    .object({ total_tokens: z.number().int().describe('Tokens that were charged to the key.') })
    .describe('What the call cost.'),
  id: z.string().optional().describe('A new id for each response, as clients of Cohere read it.'),
  meta: cohereMeta.optional().describe('What the call cost, as clients of Cohere read it.'),
})

/** Response of the second edition, whose clients need id and meta. */
export const rerankResponseV2 = rerankResponse.required({ id: true, meta: true })

export type RerankRequest = z.infer<typeof rerankRequest>
