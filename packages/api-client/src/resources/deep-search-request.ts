import type { StandardJsonSchema, StandardSchema } from './standard-schema.ts'

/** One part of a message. */
export interface MessagePart {
  /** `text`, or another type of part, such as `image` or `file`. */
  type: string
  /** The text, if `type` is `text`. */
  text?: string
  /** Fields of the other kinds. Files are data URLs of at most 10 MB. */
  [field: string]: unknown
}

/** The shape of an answer: a schema of your own, or JSON Schema. */
export type AnswerFormat =
  | StandardJsonSchema
  | {
      /** Always `json_schema`. */
      type: 'json_schema'
      /** JSON Schema of the answer, an object. */
      json_schema: Readonly<Record<string, unknown>>
      /** Any Standard Schema that checks the answer and gives `parsed` its type, for schemas that cannot be written as JSON Schema. */
      schema?: StandardSchema | undefined
    }

/** A question and how to research it. */
export interface DeepSearchRequest {
  /** The conversation so far, 1 to 200 messages. The last one is the user's question. */
  messages: readonly {
    /** Who wrote the message. `system` messages are instructions. */
    role: 'system' | 'user' | 'assistant'
    /** Text, or a list of text and file parts. */
    content: string | readonly MessagePart[]
  }[]
  /** ID of the model; `jina-deepsearch-v1` by default. */
  model?: string
  /** Return the answer in chunks as it is written; false by default. */
  stream?: boolean
  /** How thorough the search is; sets the defaults of `budget_tokens` and `max_attempts`. `medium` by default. */
  reasoning_effort?: 'low' | 'medium' | 'high'
  /** Maximum tokens to use. By default 100,000 (`low`), 500,000 (`medium`), or 1,000,000 (`high`). */
  budget_tokens?: number
  /** Maximum attempts at an answer, 1 to 10. By default 1 (`low`), 2 (`medium`), or 4 (`high`). */
  max_attempts?: number
  /** Maximum tokens to use, in a single attempt. `budget_tokens` takes precedence. */
  max_completion_tokens?: number
  /** Search even if the question doesn't require it; false by default. */
  no_direct_answer?: boolean
  /** Maximum URLs to return in `visitedURLs` and in `readURLs`; 100 by default. */
  max_returned_urls?: number
  /** Maximum citations; 10 by default. */
  max_annotations?: number
  /** Minimum relevance of a citation, 0 to 1; 0 by default. */
  min_annotation_relevance?: number
  /** Hostnames of sites to prefer, at most 100. */
  boost_hostnames?: readonly string[]
  /** Hostnames of sites to exclude, at most 100. */
  bad_hostnames?: readonly string[]
  /** Hostnames of the only sites to search, at most 100. */
  only_hostnames?: readonly string[]
  /** Language of the answer, such as `de`; the question's language by default. */
  language_code?: string
  /** Language of the documents to search, such as `de`; the question's language by default. */
  search_language_code?: string
  /** Format of the answer. With a schema, the response has the answer as a typed object in `parsed`. Free text by default. */
  response_format?: AnswerFormat
  /** Return related images; false by default. */
  with_images?: boolean
  /** Search engine to use, such as `arxiv` for papers; the web by default. */
  search_provider?: string
  /** Number of agents that work in parallel; 1 by default. */
  team_size?: number
}
