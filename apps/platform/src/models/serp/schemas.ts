import { z } from 'zod'

/** The language model of this platform that writes results pages: a grammar with random choices. */
export const serpModel = 'serp-grammar-v1'

const types = ['web', 'news', 'videos', 'shopping'] as const
const maxEntries = 20
const maxPage = 10
const maxSeed = 2 ** 31 - 1
const maxQuery = 400

export const serpParams = z.object({
  query: z
    .string()
    .trim()
    .min(1, 'Write a query.')
    .max(maxQuery)
    .describe('What the page is about, at most 400 characters.'),
})

const language = z
  .string()
  .max(35)
  .optional()
  .describe("Language of the page; the query's language by default.")
const type = z.enum(types).default('web').describe('What the page lists.')

/** Body of `POST /v1/serp/{query}`. */
export const serpRequest = z.object({
  type: type.describe('What the page lists; `web` by default.'),
  page: z
    .number()
    .int()
    .min(1)
    .max(maxPage)
    .default(1)
    .describe('Number of the page, 1 to 10; 1 by default.'),
  num: z
    .number()
    .int()
    .min(1)
    .max(maxEntries)
    .default(8)
    .describe('Entries on the page, 1 to 20; 8 by default.'),
  hl: language.describe("Language of the page; the query's language by default."),
  seed: z
    .number()
    .int()
    .min(0)
    .max(maxSeed)
    .optional()
    .describe('The same seed writes the same page. By default, it is derived from the query.'),
  stream: z.boolean().default(false).describe('Send each entry as an event as soon as it is written.'),
})

/** The same in the query of `GET /v1/serp/{query}`. */
export const serpQuery = z.object({
  type: type.describe('What the page lists; `web` by default.'),
  page: z.coerce
    .number()
    .pipe(serpRequest.shape.page.unwrap())
    .default(1)
    .describe('Number of the page, 1 to 10; 1 by default.'),
  num: z.coerce
    .number()
    .pipe(serpRequest.shape.num.unwrap())
    .default(8)
    .describe('Entries on the page, 1 to 20; 8 by default.'),
  hl: language.describe("Language of the page; the query's language by default."),
  seed: z.coerce
    .number()
    .pipe(serpRequest.shape.seed.unwrap())
    .optional()
    .describe('The same seed writes the same page. By default, it is derived from the query.'),
})

export type SerpOptions = z.infer<typeof serpRequest>

const count = z.number().int().min(0)

const serpEntry = z.object({
  position: count.describe('Position on the page, from 1.'),
  site: z.string().describe('Name of an invented site.'),
  url: z.string().describe('URL under the reserved domain `.example`.'),
  title: z.string().describe('Title of the entry.'),
  description: z.string().describe('One or two sentences about it.'),
  age_seconds: count.optional().describe('Age of a news entry in seconds.'),
  duration_seconds: count.optional().describe('Length of a video in seconds.'),
  price_cents: count.optional().describe('Price of a product in cents.'),
})

export type SerpEntry = z.infer<typeof serpEntry>

export const serpResponse = z.object({
  object: z.literal('serp').describe('Always `serp`.'),
  model: z.string().describe('ID of the language model that wrote the page.'),
  query: z.string().describe('The query of the request.'),
  type: z.enum(types).describe('What the page lists.'),
  page: count.describe('Number of the page, from 1.'),
  seed: count.describe('The seed that writes the same page again.'),
  total_results: count.describe(
    'Number of results that the page claims. It is invented, like everything on the page.',
  ),
  results: z.array(serpEntry).describe('Entries of the page, best first.'),
  usage: z
    .object({ total_tokens: count.describe('Tokens charged to the key.') })
    .describe('What the call cost.'),
})

export type SerpResponse = z.infer<typeof serpResponse>
