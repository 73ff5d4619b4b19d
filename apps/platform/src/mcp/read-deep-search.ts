import { z } from 'zod'

const chunk = z.object({
  choices: z.array(
    z.object({
      delta: z.looseObject({
        type: z.string().optional(),
        content: z.string().optional(),
        url: z.string().optional(),
      }),
    }),
  ),
  visitedURLs: z.array(z.string()).optional(),
})

/** A failure that came too late for a status. */
export class DeepSearchFailure extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'DeepSearchFailure'
  }
}

/** Splits a stream of events into their data. */
async function* dataOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let waiting = ''
  for await (const piece of body) {
    waiting += decoder.decode(piece, { stream: true })
    const events = waiting.split('\n\n')
    waiting = events.pop() ?? ''
    for (const event of events) if (event.startsWith('data: ')) yield event.slice('data: '.length)
  }
}

/**
 * Reads the stream of a deep search to its end, reports each step of its thinking, and returns the answer with its sources. Throws
 * `DeepSearchFailure` for a search that fails on the way.
 */
export async function readDeepSearch(
  body: ReadableStream<Uint8Array>,
  onStep: (message: string) => Promise<void>,
): Promise<string> {
  let answer = ''
  let thought = ''
  let sources: string[] = []
  const report = async (message: string) => {
    if (message.trim() !== '') await onStep(message.trim())
  }
  for await (const data of dataOf(body)) {
    if (data === '[DONE]') break
    const { success, data: event } = chunk.safeParse(JSON.parse(data))
    if (!success) continue
    sources = event.visitedURLs ?? sources
    const [choice] = event.choices
    const { type, content = '', url } = choice?.delta ?? {}
    if (type === 'error') throw new DeepSearchFailure(content)
    if (type === 'text') answer += content
    else if (url !== undefined) await report(`Reading ${url}`)
    else {
      // Thoughts come word by word; each sentence is one step.
      thought += content.replaceAll(/<\/?think>/g, '')
      if (!/[.!?:]\s*$/.test(thought)) continue
      await report(thought)
      thought = ''
    }
  }
  return sources.length === 0
    ? answer
    : `${answer}\n\nSources:\n${sources.map((one) => `- ${one}`).join('\n')}`
}
