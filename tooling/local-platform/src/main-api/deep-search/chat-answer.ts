import type { DeepSearchResult } from './run-deep-search.ts'

interface Head {
  id: string
  created: number
  model: string
}

const extras = ({ usage, visited, read }: DeepSearchResult) => ({
  usage,
  visitedURLs: visited,
  readURLs: read,
  numURLs: visited.length,
})

/** The whole answer as one object (public API, without `stream`). */
export function chatCompletion(head: Head, result: DeepSearchResult) {
  const { answer: content, annotations } = result
  const message = { role: 'assistant', content, type: 'text', annotations }
  return {
    ...head,
    object: 'chat.completion',
    system_fingerprint: `fp_${head.id}`,
    choices: [{ index: 0, message, logprobs: null, finish_reason: 'stop' }],
    ...extras(result),
  }
}

/** The answer as a stream: thinking word by word, searches and visits between, the end of thinking, then the answer in one piece. */
export function* chatChunks(head: Head, result: DeepSearchResult) {
  const chunk = (delta: object, finish: string | null = null, more: object = {}) => ({
    ...head,
    object: 'chat.completion.chunk',
    system_fingerprint: `fp_${head.id}`,
    choices: [{ index: 0, delta, logprobs: null, finish_reason: finish }],
    ...more,
  })
  yield chunk({ role: 'assistant', content: '<think>', type: 'think' })
  for (const step of result.steps) {
    if (step.kind === 'query') yield chunk({ type: 'think', query: step.query })
    else if (step.kind === 'visit') yield chunk({ type: 'think', url: urlOf(result, step) })
    else for (const word of step.text.split(/(?<= )/)) yield chunk({ content: word, type: 'think' })
  }
  yield chunk({ content: '</think>\n\n', type: 'think' }, 'thinking_end')
  const { answer: content, annotations } = result
  yield chunk({ content, type: 'text', annotations }, 'stop', extras(result))
}

/** The full address of a visited document. */
function urlOf({ visited }: DeepSearchResult, { document }: { document: { url: string } }): string {
  return visited.find((url) => url.endsWith(document.url)) ?? document.url
}
