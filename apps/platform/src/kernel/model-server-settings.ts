import { z } from 'zod'

import { about, listOf } from './setting.ts'

/** Parses JSON; undefined if it is none. */
function parsedJson(given: string): unknown {
  try {
    return JSON.parse(given)
  } catch {
    return undefined
  }
}

/** Pairs of our id of a model and its id at a server: `jina-embeddings-v3=jinaai/jina-embeddings-v3`. */
const modelPairs = (given: string) =>
  new Map(
    listOf(given).map((pair): [string, string] => {
      const [ours = '', ...theirs] = pair.split('=')
      return [ours.trim(), theirs.join('=').trim() || ours.trim()]
    }),
  )

export const serverKind = () =>
  z.enum(['openai', 'tei']).default('openai').register(about, {
    what: "Its API: OpenAI's, or that of Hugging Face's text-embeddings-inference",
    takes: '"openai" or "tei"',
  })

export const servedModels = () =>
  z.string().default('').transform(modelPairs).register(about, {
    what: 'The models that it serves, as our id and its own: `jina-embeddings-v3=jinaai/jina-embeddings-v3`, separated by commas. Others are refused',
    fallback: 'all, under our ids',
  })

/** What is put before a text, by task. */
export const prompts = () =>
  z
    .string()
    .default('{}')
    .transform((given, context) => {
      const parsed = z.record(z.string(), z.string()).safeParse(parsedJson(given))
      if (parsed.success) return parsed.data
      context.addIssue('not an object of texts')
      return z.NEVER
    })
    .register(about, {
      what: 'What is put before a text, by task, for models that need it: `{"retrieval.query":"query: "}`',
      takes: 'a JSON object of texts by task',
      fallback: 'nothing',
    })
