import { z } from 'zod'

const part = z.looseObject({ type: z.string(), text: z.string().optional() })
const message = z.looseObject({
  role: z.enum(['system', 'user', 'assistant']),
  content: z.union([z.string(), z.array(part)]),
})

/** Body of `POST /v1/chat/completions`; further fields of the public API are taken and left unused. */
export const chatRequest = z.looseObject({
  model: z.string().default('jina-deepsearch-v1'),
  messages: z.array(message).min(1, 'Give at least one message.').max(200),
  stream: z.boolean().default(false),
  reasoning_effort: z.enum(['low', 'medium', 'high']).default('medium'),
  max_returned_urls: z.number().int().min(1).default(100),
  max_annotations: z.number().int().min(0).default(10),
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
