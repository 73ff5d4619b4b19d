import { z } from 'zod'

/** The statistical language model of this platform that writes results pages. */
export const serpModel = 'serp-trigram-v1'

const types = ['web', 'news', 'videos', 'shopping'] as const
const maxEntries = 20
const maxPage = 10
const maxSeed = 2 ** 31 - 1
const maxQuery = 400

export const serpParams = z.object({
  query: z.string().trim().min(1, 'Write a query.').max(maxQuery),
})

const language = z.string().max(35).optional().describe('en or de; the language of the query by default')
const type = z.enum(types).default('web').describe('What the page lists')

/** Body of `POST /v1/serp/{query}`. */
export const serpRequest = z.object({
  type,
  page: z.number().int().min(1).max(maxPage).default(1),
  num: z.number().int().min(1).max(maxEntries).default(8).describe('Entries of a page'),
  hl: language,
  seed: z
    .number()
    .int()
    .min(0)
    .max(maxSeed)
    .optional()
    .describe('The same seed writes the same page; by default it follows from the query'),
  stream: z.boolean().default(false).describe('Send each entry as an event when it is written'),
})

/** The same in the query of `GET /v1/serp/{query}`. */
export const serpQuery = z.object({
  type,
  page: z.coerce.number().pipe(serpRequest.shape.page.unwrap()).default(1),
  num: z.coerce.number().pipe(serpRequest.shape.num.unwrap()).default(8),
  hl: language,
  seed: z.coerce.number().pipe(serpRequest.shape.seed.unwrap()).optional(),
})

export type SerpOptions = z.infer<typeof serpRequest>

const count = z.number().int().min(0)

const serpEntry = z.object({
  position: count,
  site: z.string().describe('Name of a site that does not exist'),
  url: z.string().describe('Address below the reserved domain .example'),
  title: z.string(),
  description: z.string(),
  age_seconds: count.optional().describe('Of news'),
  duration_seconds: count.optional().describe('Of videos'),
  price_cents: count.optional().describe('Of products'),
})

export type SerpEntry = z.infer<typeof serpEntry>

export const serpResponse = z.object({
  object: z.literal('serp'),
  model: z.string().describe('The language model that wrote the page'),
  query: z.string(),
  type: z.enum(types),
  page: count,
  seed: count,
  total_results: count.describe('Invented, like everything on the page'),
  results: z.array(serpEntry),
  usage: z.object({ total_tokens: count }),
})

export type SerpResponse = z.infer<typeof serpResponse>
