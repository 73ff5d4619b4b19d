import type { StandardSchema } from './standard-schema.ts'

/** A page that an answer cites. */
export interface UrlCitation {
  /** Always `url_citation`. */
  type: 'url_citation'
  /** What is cited. */
  url_citation: {
    /** Title of the page. */
    title: string
    /** Exact quote from the page. */
    exactQuote: string
    /** URL of the page. */
    url: string
    /** When the page was published or, if unknown, read (ISO 8601, at least the date). */
    dateTime: string
  }
}

/** What belongs to an answer as a whole. */
interface Extras {
  /** What the call cost. */
  usage: {
    /** Tokens read. */
    prompt_tokens: number
    /** Tokens written. */
    completion_tokens: number
    /** Tokens charged to the key. */
    total_tokens: number
  }
  /** URLs found, in the order of the visits. */
  visitedURLs: string[]
  /** URLs of the pages read. */
  readURLs: string[]
  /** Number of URLs found, including those not returned. */
  numURLs: number
}

interface Head<Kind extends string> {
  /** ID of the answer, the same in all chunks. */
  id: string
  /** Type of the object. */
  object: Kind
  /** When the answer was created, in seconds since 1970. */
  created: number
  /** ID of the model. */
  model: string
  /** Version of the model. */
  system_fingerprint?: string
}

/** A step of the reasoning: a piece of its text, a search or a visited page. */
export interface ThinkDelta {
  /** A step of the reasoning. */
  type: 'think'
  /** Always `assistant`; in the first chunk only. */
  role?: 'assistant'
  /** A piece of its text. The first one begins with `<think>`, the last one with `</think>`. */
  content?: string
  /** What was searched for. */
  query?: string
  /** URL of the visited page. */
  url?: string
}

/** A piece of the answer, as Markdown. Joined, they are the answer. */
export interface TextDelta {
  /** A piece of the answer. */
  type: 'text'
  /** Always `assistant`; in the first chunk only. */
  role?: 'assistant'
  /** The piece; missing in a chunk that only adds something else. */
  content?: string
  /** What the answer cites; in the last chunk only. */
  annotations?: UrlCitation[]
}

/** A piece of an answer in the shape of `response_format`. Joined, they are JSON. */
export interface JsonDelta {
  /** A piece of JSON. */
  type: 'json'
  /** Always `assistant`; in the first chunk only. */
  role?: 'assistant'
  /** The piece; missing in a chunk that only adds something else. */
  content?: string
  /** What the answer cites; in the last chunk only. */
  annotations?: UrlCitation[]
}

/** One piece of a response. `type` narrows it. A failure is thrown as an error. */
export type DeepSearchDelta = ThinkDelta | TextDelta | JsonDelta

/** One chunk of a streamed answer. The last one has the usage and the URLs. */
export interface DeepSearchChunk extends Head<'chat.completion.chunk'>, Partial<Extras> {
  /** One choice; none in a chunk that has only the usage. */
  choices: {
    /** Always 0. */
    index: number
    /** What the chunk adds. */
    delta: DeepSearchDelta
    /** `thinking_end` at the end of the reasoning, `stop` at the end of the answer; null in between. */
    finish_reason: string | null
  }[]
}

/** The whole answer. */
export interface DeepSearchResponse extends Head<'chat.completion'>, Extras {
  /** One choice. */
  choices: {
    /** Always 0. */
    index: number
    /** The answer. */
    message: {
      /** Always `assistant`. */
      role: 'assistant'
      /** `text` for Markdown, `json` for an answer that follows `response_format`. */
      type: string
      /** The answer: Markdown or JSON. */
      content: string
      /** Citations of the answer. */
      annotations?: UrlCitation[]
    }
    /** Why the answer ended; `stop` if it is complete. */
    finish_reason: string
  }[]
}

/** The whole answer to a request with a schema. */
export interface ParsedDeepSearchResponse<Output> extends DeepSearchResponse {
  /** The answer as the schema returns it. */
  parsed: Output
}

/** Chunks as they arrive. Leaving the loop cancels the response, which closes its connection. */
export type EventStream<Event> = AsyncGenerator<Event, void, undefined>

type SchemaOf<Format> = Format extends { readonly schema: infer Schema } ? Schema : Format

type Whole<Format> =
  SchemaOf<Format> extends StandardSchema<infer Output>
    ? ParsedDeepSearchResponse<Output>
    : DeepSearchResponse

/** Chunks with `stream: true`, or else the whole response. With a schema as `response_format`, the response has the typed answer. */
export type DeepSearchResult<Stream, Format = undefined> = Stream extends true
  ? EventStream<DeepSearchChunk>
  : Whole<Format>
