import {
  createClient,
  deepSearch,
  SearchFoundationError,
  toReadableStream,
  type DeepSearchChunk,
} from '@search-foundation/api-client'

import type { ChatEvent } from '../../../chat-event.ts'

interface Message {
  role: 'user' | 'assistant'
  content: string
}

// The key stays on the server: the SDK reads it from SEARCH_FOUNDATION_API_KEY.
const client = createClient({ baseUrl: process.env['SEARCH_FOUNDATION_BASE_URL'] })

const problemOf = (error: unknown) =>
  error instanceof SearchFoundationError ? error.message : 'The search failed. Try again.'

/** Answers the last message of a conversation with deep search, as lines of JSON. */
export async function POST(request: Request): Promise<Response> {
  const { messages } = (await request.json()) as { messages: Message[] }
  try {
    // When the visitor leaves, the search is canceled, so that nobody pays for an answer that nobody reads.
    const chunks = await deepSearch(
      client,
      { messages, stream: true, reasoning_effort: 'low' },
      { signal: request.signal },
    )
    const lines = toReadableStream(eventsOf(chunks)).pipeThrough(
      new TransformStream<ChatEvent, string>({
        transform: (event, controller) => controller.enqueue(`${JSON.stringify(event)}\n`),
      }),
    )
    return new Response(lines.pipeThrough(new TextEncoderStream()), {
      headers: { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store' },
    })
  } catch (error) {
    return Response.json({ message: problemOf(error) }, { status: 502 })
  }
}

async function* eventsOf(chunks: AsyncIterable<DeepSearchChunk>): AsyncGenerator<ChatEvent> {
  try {
    for await (const { choices } of chunks) {
      const delta = choices[0]?.delta
      if (delta === undefined) continue
      if (delta.type === 'think') {
        if (delta.query !== undefined) yield { type: 'step', text: delta.query }
        if (delta.url !== undefined) yield { type: 'step', text: new URL(delta.url).hostname }
        continue
      }
      if (delta.content !== undefined) yield { type: 'text', text: delta.content }
      if (delta.annotations !== undefined)
        yield {
          type: 'sources',
          sources: delta.annotations.map(({ url_citation: { title, url, exactQuote: quote } }) => ({
            title,
            url,
            quote,
          })),
        }
    }
  } catch (error) {
    // The status was sent long ago, so the page learns of the failure from an event.
    yield { type: 'error', message: problemOf(error) }
  }
}
