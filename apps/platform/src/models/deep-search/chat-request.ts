import { z } from 'zod'

const part = z.looseObject({ type: z.string(), text: z.string().optional() })
const message = z.looseObject({
  role: z.enum(['system', 'user', 'assistant']),
  content: z.union([z.string(), z.array(part)]),
})

const hostnames = z.array(z.string().toLowerCase()).max(100).default([])

/** Body of `POST /v1/chat/completions`. Other fields are ignored, because clients of other services send them. */
export const chatRequest = z.looseObject({
  model: z.string().default('jina-deepsearch-v1'),
  /** The last one is the question. */
  messages: z.array(message).min(1, 'Give at least one message.').max(200),
  stream: z.boolean().default(false),
  /** How much is read and quoted; sets budget and attempts where they are not given. */
  reasoning_effort: z.enum(['low', 'medium', 'high']).default('medium'),
  /** Tokens to read at most, in one attempt. */
  max_completion_tokens: z.number().int().min(1).nullish(),
  /** Tokens to read at most; takes precedence over `max_completion_tokens`. */
  budget_tokens: z.number().int().min(1).optional(),
  /** Searches at most. */
  max_attempts: z.number().int().min(1).max(10).optional(),
  /** The local engine always searches, so both values have the same effect. */
  no_direct_answer: z.boolean().default(false),
  /** Addresses named at most, of those visited and of those read. */
  max_returned_urls: z.number().int().min(1).default(100),
  max_annotations: z.number().int().min(0).default(10),
  /** Citations of a lower relevance are left out. The local engine's measure is its own (0 to 1), so it has no limit of itself. */
  min_annotation_relevance: z.number().min(0).max(1).default(0),
  /** Documents of these sites come first, never, or alone. */
  boost_hostnames: hostnames,
  bad_hostnames: hostnames,
  only_hostnames: hostnames,
  /** Language of the words around the quotes: en or de; that of the question when not given. */
  language_code: z.string().optional(),
  /** Language of the documents searched: en or de; that of the question when not given. */
  search_language_code: z.string().optional(),
  response_format: z.looseObject({ type: z.string() }).optional(),
  with_images: z.boolean().default(false),
  search_provider: z.string().nullish(),
  team_size: z.number().int().min(1).default(1),
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
