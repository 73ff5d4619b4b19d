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
    .describe('What the page is about, 400 characters at most.'),
})

const language = z.string().max(35).optional().describe('en or de; the language of the query by default')
const type = z.enum(types).default('web').describe('What the page lists')

/** Body of `POST /v1/serp/{query}`. */
export const serpRequest = z.object({
  type: type.describe('`web` by default.'),
  page: z.number().int().min(1).max(maxPage).default(1).describe('1 to 10.'),
  num: z.number().int().min(1).max(maxEntries).default(8).describe('Entries of a page'),
  hl: language.describe('Language of the page; that of the query by default.'),
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
  type: type.describe('`web` by default.'),
  page: z.coerce.number().pipe(serpRequest.shape.page.unwrap()).default(1).describe('1 to 10.'),
  num: z.coerce
    .number()
    .pipe(serpRequest.shape.num.unwrap())
    .default(8)
    .describe('Entries of the page, 1 to 20; 8 by default.'),
  hl: language.describe('Language of the page; that of the query by default.'),
  seed: z.coerce
    .number()
    .pipe(serpRequest.shape.seed.unwrap())
    .optional()
    .describe('The same seed writes the same page. It follows from the query by default.'),
})

export type SerpOptions = z.infer<typeof serpRequest>

const count = z.number().int().min(0)

const serpEntry = z.object({
  position: count.describe('Position on the page, from 1.'),
  site: z.string().describe('Name of a site that does not exist'),
  url: z.string().describe('Address below the reserved domain .example'),
  title: z.string().describe('Title of the entry.'),
  description: z.string().describe('One or two sentences about it.'),
  age_seconds: count.optional().describe('Of news'),
  duration_seconds: count.optional().describe('Of videos'),
  price_cents: count.optional().describe('Of products'),
})

export type SerpEntry = z.infer<typeof serpEntry>

export const serpResponse = z.object({
  object: z.literal('serp').describe('Always `serp`.'),
  model: z.string().describe('The language model that wrote the page'),
  query: z.string().describe('The query of the request.'),
  type: z.enum(types).describe('What the page lists.'),
  page: count.describe('Number of the page, from 1.'),
  seed: count.describe('The seed that writes the same page again.'),
  total_results: count.describe('Invented, like everything on the page'),
  results: z.array(serpEntry).describe('Its entries, best first.'),
  usage: z
    .object({ total_tokens: count.describe('Tokens that were charged to the key.') })
    .describe('What the call cost.'),
})

export type SerpResponse = z.infer<typeof serpResponse>
