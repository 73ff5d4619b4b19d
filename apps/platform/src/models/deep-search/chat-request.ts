import { z } from 'zod'

const part = z.looseObject({
  type: z.string().describe('`text`, or the kind of another part, such as `image` or `file`.'),
  text: z.string().optional().describe('The text of a text.'),
})
const message = z.looseObject({
  role: z
    .enum(['system', 'user', 'assistant'])
    .describe('Who wrote it. Messages of the system are instructions.'),
  content: z.union([z.string(), z.array(part)]).describe('Text, or parts with text and files.'),
})

/** Most host names in a list of sites. */
export const maxHostnames = 100
const hostnames = z.array(z.string().toLowerCase()).max(maxHostnames).default([])

/** Body of `POST /v1/chat/completions`. Other fields are ignored, because clients of other services send them. */
export const chatRequest = z.looseObject({
  model: z.string().default('jina-deepsearch-v1').describe('`jina-deepsearch-v1` by default.'),
  messages: z
    .array(message)
    .min(1, 'Give at least one message.')
    .max(200)
    .describe('The conversation so far, 1 to 200 messages. The last one is the question, from the user.'),
  stream: z
    .boolean()
    .default(false)
    .describe('Return the answer in chunks as it is written; false by default.'),
  /** How much is read and quoted; sets budget and attempts where they are not given. */
  reasoning_effort: z
    .enum(['low', 'medium', 'high'])
    .default('medium')
    .describe(
      'How thorough the search is: the default of `budget_tokens` and `max_attempts`. `medium` by default.',
    ),
  max_completion_tokens: z
    .number()
    .int()
    .min(1)
    .nullish()
    .describe('Most tokens to spend, in a single attempt. `budget_tokens` takes precedence.'),
  /** Tokens to read at most; takes precedence over `max_completion_tokens`. */
  budget_tokens: z
    .number()
    .int()
    .min(1)
    .optional()
    .describe('Most tokens to spend. By default 100,000 (`low`), 500,000 (`medium`) or 1,000,000 (`high`).'),
  max_attempts: z
    .number()
    .int()
    .min(1)
    .max(10)
    .optional()
    .describe('How often an answer is tried, 1 to 10. By default 1 (`low`), 2 (`medium`) or 4 (`high`).'),
  /** The local engine always searches, so both values have the same effect. */
  no_direct_answer: z
    .boolean()
    .default(false)
    .describe('Search also for questions that need no search; false by default.'),
  /** Addresses named at most, of those visited and of those read. */
  max_returned_urls: z
    .number()
    .int()
    .min(1)
    .default(100)
    .describe('Most addresses to return, of those visited and of those read; 100 by default.'),
  max_annotations: z.number().int().min(0).default(10).describe('Most citations; 10 by default.'),
  /** Citations of a lower relevance are left out. The local engine's measure is its own (0 to 1), so it has no limit of itself. */
  min_annotation_relevance: z
    .number()
    .min(0)
    .max(1)
    .default(0)
    .describe('Lowest relevance of a citation, 0 to 1.'),
  /** Documents of these sites come first, never, or alone. */
  boost_hostnames: hostnames.describe('Host names of sites to prefer, 100 at most.'),
  bad_hostnames: hostnames.describe('Host names of sites to leave out, 100 at most.'),
  only_hostnames: hostnames.describe('Host names of the only sites to search, 100 at most.'),
  /** Language of the words around the quotes: en or de; that of the question when not given. */
  language_code: z
    .string()
    .optional()
    .describe('Language of the answer, such as `de`; the language of the question by default.'),
  /** Language of the documents searched: en or de; that of the question when not given. */
  search_language_code: z
    .string()
    .optional()
    .describe('Language of the searched documents, such as `de`; the language of the question by default.'),
  response_format: z
    .looseObject({
      type: z.string().describe('`json_schema` for an answer in the shape of the schema beside it.'),
    })
    .optional()
    .describe('Shape of the answer, as JSON Schema. Free text by default.'),
  with_images: z.boolean().default(false).describe('Return related images; false by default.'),
  search_provider: z
    .string()
    .nullish()
    .describe('Search engine to use, such as `arxiv` for papers; the web by default.'),
  team_size: z
    .number()
    .int()
    .min(1)
    .default(1)
    .describe('Number of agents that work in parallel; 1 by default.'),
})
export type ChatRequest = z.infer<typeof chatRequest>

/** Longest question that the local engine takes, in characters; its work grows with the words of the question. */
export const longestQuestion = 10_000

/** Returns the text of the last message if it is the user's; undefined otherwise. */
export function questionOf({ messages }: ChatRequest): string | undefined {
  const last = messages.at(-1)
  if (last?.role !== 'user') return undefined
  const { content } = last
  const text = typeof content === 'string' ? content : content.map((entry) => entry.text ?? '').join('\n')
  return text.trim() === '' ? undefined : text
}
