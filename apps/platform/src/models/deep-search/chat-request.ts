import { z } from 'zod'

const part = z.looseObject({
  type: z.string().describe('`text`, or another type of part, such as `image` or `file`.'),
  text: z.string().optional().describe('The text, if `type` is `text`.'),
})
const message = z.looseObject({
  role: z
    .enum(['system', 'user', 'assistant'])
    .describe('Who wrote the message. `system` messages are instructions.'),
  content: z.union([z.string(), z.array(part)]).describe('Text, or a list of text and file parts.'),
})

/** Most host names in a list of sites. */
export const maxHostnames = 100
const hostnames = z.array(z.string().toLowerCase()).max(maxHostnames).default([])

/** Body of `POST /v1/chat/completions`. Other fields are ignored, because clients of other services send them. */
export const chatRequest = z.looseObject({
  model: z
    .string()
    .default('jina-deepsearch-v1')
    .describe('ID of the model; `jina-deepsearch-v1` by default.'),
  messages: z
    .array(message)
    .min(1, 'Give at least one message.')
    .max(200)
    .describe("The conversation so far, 1 to 200 messages. The last one is the user's question."),
  stream: z
    .boolean()
    .default(false)
    .describe('Return the answer in chunks as it is written; false by default.'),
  /** How much is read and quoted; sets budget and attempts where they are not given. */
  reasoning_effort: z
    .enum(['low', 'medium', 'high'])
    .default('medium')
    .describe(
      'How thorough the search is; sets the defaults of `budget_tokens` and `max_attempts`. `medium` by default.',
    ),
  max_completion_tokens: z
    .number()
    .int()
    .min(1)
    .nullish()
    .describe('Maximum tokens to use, in a single attempt. `budget_tokens` takes precedence.'),
  /** Tokens to read at most; takes precedence over `max_completion_tokens`. */
  budget_tokens: z
    .number()
    .int()
    .min(1)
    .optional()
    .describe(
      'Maximum tokens to use. By default 100,000 (`low`), 500,000 (`medium`), or 1,000,000 (`high`).',
    ),
  max_attempts: z
    .number()
    .int()
    .min(1)
    .max(10)
    .optional()
    .describe('Maximum attempts at an answer, 1 to 10. By default 1 (`low`), 2 (`medium`), or 4 (`high`).'),
  /** The local engine always searches, so both values have the same effect. */
  no_direct_answer: z
    .boolean()
    .default(false)
    .describe("Search even if the question doesn't require it; false by default."),
  /** Addresses named at most, of those visited and of those read. */
  max_returned_urls: z
    .number()
    .int()
    .min(1)
    .default(100)
    .describe('Maximum URLs to return in `visitedURLs` and in `readURLs`; 100 by default.'),
  max_annotations: z.number().int().min(0).default(10).describe('Maximum citations; 10 by default.'),
  /** Citations of a lower relevance are left out. The local engine's measure is its own (0 to 1), so it has no limit of itself. */
  min_annotation_relevance: z
    .number()
    .min(0)
    .max(1)
    .default(0)
    .describe('Minimum relevance of a citation, 0 to 1; 0 by default.'),
  /** Documents of these sites come first, never, or alone. */
  boost_hostnames: hostnames.describe('Hostnames of sites to prefer, at most 100.'),
  bad_hostnames: hostnames.describe('Hostnames of sites to exclude, at most 100.'),
  only_hostnames: hostnames.describe('Hostnames of the only sites to search, at most 100.'),
  /** Language of the words around the quotes: en or de; that of the question when not given. */
  language_code: z
    .string()
    .optional()
    .describe("Language of the answer, such as `de`; the question's language by default."),
  /** Language of the documents searched: en or de; that of the question when not given. */
  search_language_code: z
    .string()
    .optional()
    .describe("Language of the documents to search, such as `de`; the question's language by default."),
  response_format: z
    .looseObject({
      type: z.string().describe('`json_schema` for an answer that follows the schema in `json_schema`.'),
    })
    .optional()
    .describe('Format of the answer as a JSON Schema; free text by default.'),
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
