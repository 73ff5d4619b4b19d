import { defaultEmbeddingModel } from '@search-foundation/content/default-embedding-model'
import { z } from 'zod'

import { allEmbeddingTypes } from '../engines/encode-embedding.ts'
import { maxInputs } from './embeddings-request.ts'
import { image } from './image-input.ts'

const inputs = z
  .array(
    z.strictObject({
      content: z
        .array(
          z.discriminatedUnion('type', [
            z.strictObject({
              type: z.literal('text').describe('A text.'),
              text: z.string().describe('The text.'),
            }),
            z.strictObject({
              type: z.literal('image_url').describe('An image.'),
              image_url: z
                .strictObject({ url: image.describe('URL of the image, or a data URL.') })
                .describe('The image.'),
            }),
          ]),
        )
        .length(1, "Give one text or one image per input: they can't be combined.")
        .describe('One text or one image.'),
    }),
  )
  .min(1)
  .max(maxInputs)

/** What vectors are for, in the words of Cohere. */
export const cohereInputTypes = [
  'search_document',
  'search_query',
  'classification',
  'clustering',
  'image',
] as const

const kindOfInput = z
  .enum(cohereInputTypes)
  .describe("What the vectors are for: Cohere's names for `task`. Ignored by models without tasks.")

/** Fields of both editions. */
const shared = {
  texts: z.array(z.string()).min(1).max(maxInputs).optional().describe('Texts to embed.'),
  images: z
    .array(image)
    .min(1)
    .max(maxInputs)
    .optional()
    .describe('Images to embed, for models that accept images.'),
  embedding_types: z
    .array(z.enum(allEmbeddingTypes))
    .min(1)
    .optional()
    .describe('Encodings of the vectors; `float` by default.'),
  truncate: z
    .enum(['END', 'NONE'], 'START is not available: texts are cut at the end. Give END or NONE.')
    .default('END')
    .describe(
      'What happens if a text is too long for the model: `END` cuts it, `NONE` rejects the call. `END` by default.',
    ),
}

const isOneOf = (given: { texts?: unknown; images?: unknown; inputs?: unknown }) =>
  [given.texts, given.images, given.inputs].filter((list) => list !== undefined).length === 1
const oneList = { error: 'Give exactly one of texts, images, and inputs.' }

/** The first edition of the call in the API of Cohere. */
export const cohereEmbedRequest = z
  .strictObject({
    ...shared,
    model: z
      .string()
      .default(defaultEmbeddingModel)
      .describe('ID of the model; our default model if omitted.'),
    input_type: kindOfInput.optional(),
  })
  .refine(isOneOf, oneList)

/** The second edition. */
export const cohereEmbedRequestV2 = z
  .strictObject({
    ...shared,
    model: z.string().describe('ID of a model from `GET /v1/models`.'),
    input_type: kindOfInput,
    inputs: inputs.optional().describe('Texts and images to embed, one per item.'),
    output_dimension: z
      .number()
      .int()
      .min(1)
      .optional()
      .describe("Cohere's name for `dimensions`: the number of dimensions."),
    priority: z.number().int().optional().describe('Ignored.'),
  })
  .refine(isOneOf, oneList)

const vectors = z.array(z.array(z.number()))
const encoded = z.object({
  float: vectors.optional().describe('Vectors of numbers.'),
  int8: vectors.optional().describe('Vectors of scaled bytes, -127 to 127.'),
  uint8: vectors.optional().describe('Vectors of scaled bytes, 1 to 255.'),
  binary: vectors.optional().describe('Vectors of bits, packed into signed bytes.'),
  ubinary: vectors.optional().describe('Vectors of bits, packed into unsigned bytes.'),
  base64: z.array(z.string()).optional().describe('Vectors as base64 of little-endian float32.'),
})

/** How a call says what it cost, in the API of Cohere. */
export const cohereMeta = z
  .object({
    api_version: z
      .object({ version: z.string().describe("Version of Cohere's API.") })
      .describe('The API that was called.'),
    billed_units: z
      .object({
        input_tokens: z.number().int().min(0).describe('Tokens charged.'),
        images: z.number().int().min(0).optional().describe('Number of images in the request.'),
      })
      .describe('What was charged.'),
  })
  .describe('What the call cost.')

const answerHead = {
  id: z.string().describe('ID of the response, different for each.'),
  texts: z.array(z.string()).describe('The embedded texts, in the order of the request.'),
  meta: cohereMeta,
}

const byType = z.object({
  ...answerHead,
  response_type: z.literal('embeddings_by_type').describe('Always `embeddings_by_type`.'),
  embeddings: encoded.describe('The vectors in each encoding, in the order of the inputs.'),
})

/** Response of the second edition. */
export const cohereEmbedResponseV2 = byType

/** Response of the first edition: without `embedding_types`, a list of vectors. */
export const cohereEmbedResponse = z.discriminatedUnion('response_type', [
  z.object({
    ...answerHead,
    response_type: z
      .literal('embeddings_floats')
      .describe('Always `embeddings_floats`: the request named no encoding.'),
    embeddings: vectors.describe('The vectors in the order of the inputs.'),
  }),
  byType,
])
