import { z } from 'zod'

const part = z.looseObject({ type: z.string(), text: z.string().optional() })
const message = z.looseObject({
  role: z.enum(['system', 'user', 'assistant']),
  content: z.union([z.string(), z.array(part)]),
})

const hostnames = z.array(z.string().toLowerCase()).max(100).default([])

/** Body of `POST /v1/chat/completions`; further fields of the public API are taken and left unused. */
export const chatRequest = z.looseObject({
  model: z.string().default('jina-deepsearch-v1'),
  messages: z.array(message).min(1, 'Give at least one message.').max(200),
  stream: z.boolean().default(false),
  reasoning_effort: z.enum(['low', 'medium', 'high']).default('medium'),
  /** Tokens to spend at most; either name. */
  max_completion_tokens: z.number().int().min(1).nullish(),
  budget_tokens: z.number().int().min(1).optional(),
  max_returned_urls: z.number().int().min(1).default(100),
  max_annotations: z.number().int().min(0).default(10),
  /** Documents of these sites come first, never, or alone. */
  boost_hostnames: hostnames,
  bad_hostnames: hostnames,
  only_hostnames: hostnames,
  response_format: z.looseObject({ type: z.string() }).optional(),
})
export type ChatRequest = z.infer<typeof chatRequest>

/** The text of the last message, when the user said it; undefined otherwise. */
export function questionOf({ messages }: ChatRequest): string | undefined {
  const last = messages.at(-1)
  if (last?.role !== 'user') return undefined
  const { content } = last
  const text = typeof content === 'string' ? content : content.map((entry) => entry.text ?? '').join('\n')
  return text.trim() === '' ? undefined : text
}

/** Why the local engine cannot do what is asked, in words; undefined when it can. It quotes texts and writes none. */
export function unsupported({ messages, response_format: format }: ChatRequest): string | undefined {
  if (format !== undefined && format.type !== 'text')
    return `response_format ${format.type}: the local engine answers with quotations and cannot fill a schema.`
  const parts = messages.flatMap(({ content }) => (typeof content === 'string' ? [] : content))
  const other = parts.find(({ type }) => type !== 'text')
  return other && `messages: the local engine reads texts only, no part of type ${other.type}.`
}
