/** A page that an answer cites. Its number in the answer is its place in the list, from 1. */
export interface Source {
  title: string
  url: string
  /** The words of the page. */
  quote: string
}

/** What the route sends to the page, one per line: a step of the search, a part of the answer, its sources, or why there is no answer. */
export type ChatEvent =
  | { type: 'step'; text: string }
  | { type: 'text'; text: string }
  | { type: 'sources'; sources: Source[] }
  | { type: 'error'; message: string }

/** Reads the lines of a response as they arrive. */
export async function* readEvents(response: Response): AsyncGenerator<ChatEvent> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  while (reader) {
    const { done, value } = await reader.read()
    if (done) return
    const lines = (rest + value).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) yield JSON.parse(line) as ChatEvent
  }
}
