import type { StandardJsonSchema, StandardSchema } from './standard-schema.ts'

/** One part of a message. */
export interface MessagePart {
  /** `text`, or the kind of another part, such as `image` or `file`. */
  type: string
  /** The text of a text. */
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
      /** Checks the answer and types `parsed`: any Standard Schema, for one that cannot be written as JSON Schema. */
      schema?: StandardSchema | undefined
    }

/** A question and how to research it. */
export interface DeepSearchRequest {
  /** The conversation so far, 1 to 200 messages. The last one is the question, from the user. */
  messages: readonly {
    /** Who wrote it. Messages of the system are instructions. */
    role: 'system' | 'user' | 'assistant'
    /** Text, or parts with text and files. */
    content: string | readonly MessagePart[]
  }[]
  /** `jina-deepsearch-v1` by default. */
  model?: string
  /** Return the answer in chunks as it is written; false by default. */
  stream?: boolean
  /** How thorough the search is: the default of `budget_tokens` and `max_attempts`. `medium` by default. */
  reasoning_effort?: 'low' | 'medium' | 'high'
  /** Most tokens to spend. By default 100,000 (`low`), 500,000 (`medium`) or 1,000,000 (`high`). */
  budget_tokens?: number
  /** How often an answer is tried, 1 to 10. By default 1 (`low`), 2 (`medium`) or 4 (`high`). */
  max_attempts?: number
  /** Most tokens to spend, in a single attempt. `budget_tokens` takes precedence. */
  max_completion_tokens?: number
  /** Search also for questions that need no search; false by default. */
  no_direct_answer?: boolean
  /** Most addresses to return, of those visited and of those read; 100 by default. */
  max_returned_urls?: number
  /** Most citations; 10 by default. */
  max_annotations?: number
  /** Lowest relevance of a citation, 0 to 1. */
  min_annotation_relevance?: number
  /** Host names of sites to prefer, 100 at most. */
  boost_hostnames?: readonly string[]
  /** Host names of sites to leave out, 100 at most. */
  bad_hostnames?: readonly string[]
  /** Host names of the only sites to search, 100 at most. */
  only_hostnames?: readonly string[]
  /** Language of the answer, such as `de`; the language of the question by default. */
  language_code?: string
  /** Language of the searched documents, such as `de`; the language of the question by default. */
  search_language_code?: string
  /** Shape of the answer. With a schema, the response has the answer as a typed object in `parsed`. Free text by default. */
  response_format?: AnswerFormat
  /** Return related images; false by default. */
  with_images?: boolean
  /** Search engine to use, such as `arxiv` for papers; the web by default. */
  search_provider?: string
  /** Number of agents that work in parallel; 1 by default. */
  team_size?: number
}
