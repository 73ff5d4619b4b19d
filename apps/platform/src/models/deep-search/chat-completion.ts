import type { DeepSearchResult, Thinking, Usage } from './run-deep-search.ts'

interface Head {
  id: string
  /** Seconds since 1970. */
  created: number
  model: string
}

const extras = ({ visited, read }: DeepSearchResult, usage: Usage) => ({
  usage,
  visitedURLs: visited,
  readURLs: read,
  numURLs: visited.length,
})

/** The whole answer as one object (public API, without `stream`). */
export function chatCompletion(head: Head, content: string, result: DeepSearchResult, usage: Usage) {
  const { annotations } = result
  const message = { role: 'assistant', content, type: 'text', annotations }
  return {
    ...head,
    object: 'chat.completion',
    system_fingerprint: `fp_${head.id}`,
    choices: [{ index: 0, message, logprobs: null, finish_reason: 'stop' }],
    ...extras(result, usage),
  }
}

/** The chunks of one streamed answer, in the order they are sent: begin, steps, then answer, or failure (public API facts §10). */
export function chatChunks(head: Head) {
  const chunk = (delta: object, finish: string | null = null, more: object = {}) => ({
    ...head,
    object: 'chat.completion.chunk',
    system_fingerprint: `fp_${head.id}`,
    choices: [{ index: 0, delta, logprobs: null, finish_reason: finish }],
    ...more,
  })
  return {
    begin: () => chunk({ role: 'assistant', content: '<think>', type: 'think' }),
    /** A thought word by word, or a search or visit on its own. */
    step: (step: Thinking) =>
      'content' in step
        ? step.content.split(/(?<= )/).map((word) => chunk({ content: word, type: 'think' }))
        : [chunk({ type: 'think', ...step })],
    endOfThinking: () => chunk({ content: '</think>\n\n', type: 'think' }, 'thinking_end'),
    part: (content: string) => chunk({ content, type: 'text' }),
    /** The last part of the answer, which carries all that belongs to the whole. */
    end: (content: string, result: DeepSearchResult, usage: Usage) =>
      chunk({ content, type: 'text', annotations: result.annotations }, 'stop', extras(result, usage)),
    failure: (message: string, usage: Usage) => [
      chunk({ content: '</think>\n\n', type: 'think' }, 'error', { usage }),
      chunk({ content: message, type: 'error' }, 'error', { usage }),
    ],
  }
}
