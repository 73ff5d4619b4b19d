import type { Config, ModelServerConfig } from '../../kernel/config.ts'
import { ApiFailure } from '../../kernel/http/api-failure.ts'
import { measureRows, vectorText, type DoneRow, type OpenRow } from '../compute/embed-rows.ts'
import type { EmbeddingsOrder } from '../compute/embeddings-request.ts'
import { embeddingsAnswer } from '../compute/embeddings.ts'
import { rankedDocuments } from '../compute/rank-fields.ts'
import type { RerankRequest } from '../compute/rerank-schemas.ts'
import { rerankAnswer } from '../compute/rerank.ts'
import { createChatServer, type ChatServer } from '../upstream/chat-server.ts'
import { createModelServer } from '../upstream/model-server.ts'

/** A response, and the tokens that its server counted. */
export interface Served<Answer extends object = object> {
  answer: Answer
  tokens: number
}

const invalid = (field: string, msg: string) =>
  new ApiFailure(422, [{ loc: ['body', field], msg, type: 'value_error' }])

/** Returns a vector of a size, of length 1 if asked: models are trained so that the start of a vector is one. Throws 422 for a larger one. */
function sized(vector: readonly number[], size: number | undefined, normalized: boolean): Float32Array {
  if (size !== undefined && size > vector.length)
    throw invalid('dimensions', `This model has at most ${vector.length} dimensions.`)
  const kept = Float32Array.from(size === undefined ? vector : vector.slice(0, size))
  const length = normalized && size !== undefined ? Math.hypot(...kept) || 1 : 1
  return kept.map((value) => value / length)
}

/** Returns the texts of inputs with the prompt of the task. Throws 422 for images. */
function textsOf({ input, task }: EmbeddingsOrder, { prompts }: ModelServerConfig): string[] {
  const prompt = prompts[task ?? ''] ?? ''
  return [input].flat().map((entry) => {
    if (typeof entry === 'string') return prompt + entry
    if ('text' in entry) return prompt + entry.text
    throw invalid('input', 'This model accepts texts only.')
  })
}

/** The calls to a server of open weights for embeddings. */
export function serveEmbeddings(config: ModelServerConfig) {
  const server = createModelServer(config)
  return {
    responds: server.responds,
    /** Embeds the inputs of an order. Throws as `ModelServer.embed` does, and 422 for what no such server does. */
    async embed(
      order: EmbeddingsOrder,
      signal: AbortSignal,
    ): Promise<Served<ReturnType<typeof embeddingsAnswer>>> {
      if (order.late_chunking) throw invalid('late_chunking', "This model doesn't support late chunking.")
      const { model, normalized, truncate, dimensions } = order
      const texts = textsOf(order, config)
      const { vectors, tokens } = await server.embed({ model, texts, normalized, truncate }, signal)
      const sizedVectors = vectors.map((vector) => sized(vector, dimensions, normalized))
      return { answer: embeddingsAnswer(order, sizedVectors, tokens), tokens }
    },
    /** Embeds rows of a bulk job. A row that is too long has an error; a server that fails throws, and the rows stay open. */
    async embedRows(rows: readonly OpenRow[], model: string, signal: AbortSignal): Promise<DoneRow[]> {
      const measured = measureRows(rows, model)
      const fitting = measured.filter(({ error }) => error === null)
      const texts = fitting.map(({ input }) => input)
      const { vectors } = await server.embed({ model, texts, normalized: true, truncate: true }, signal)
      const done = new Map(fitting.map(({ place }, index) => [place, vectors[index] ?? []]))
      return measured.map(({ place, tokens, error }) => {
        const vector = done.get(place)
        return {
          place,
          tokens,
          error,
          vector: vector === undefined ? null : vectorText(Float32Array.from(vector)),
        }
      })
    },
  }
}

const textOf = (
  entry: RerankRequest['query'] | RerankRequest['documents'][number],
  field: string,
): string => {
  const text = typeof entry === 'string' ? entry : 'text' in entry ? entry.text : undefined
  if (typeof text === 'string') return text
  throw invalid(field, 'This model accepts texts only.')
}

/** The calls to a server of open weights for reranking. */
export function serveReranking(config: ModelServerConfig) {
  const server = createModelServer(config)
  return {
    responds: server.responds,
    /** Orders documents. Throws as `ModelServer.rank` does, and 422 for images. */
    async rerank(
      request: RerankRequest,
      signal: AbortSignal,
    ): Promise<Served<ReturnType<typeof rerankAnswer>>> {
      const { model, truncation: truncate = true } = request
      const query = textOf(request.query, 'query')
      const texts = rankedDocuments(request).map((entry) => textOf(entry, 'documents'))
      const { scores, tokens } = await server.rank({ model, query, texts, truncate }, signal)
      return { answer: rerankAnswer(request, scores, tokens), tokens }
    },
  }
}

/** The servers of open weights by product, where one is configured. */
export interface ModelServers {
  embeddings?: ReturnType<typeof serveEmbeddings>
  reranker?: ReturnType<typeof serveReranking>
  /** Writes the answers of deep search. */
  chat?: ChatServer
}

/** Returns the configured servers. They are asked when they are needed. */
export const createModelServers = ({
  modelServers: { embeddings, reranker },
  chatServer,
}: Pick<Config, 'modelServers' | 'chatServer'>): ModelServers => ({
  ...(embeddings && { embeddings: serveEmbeddings(embeddings) }),
  ...(reranker && { reranker: serveReranking(reranker) }),
  ...(chatServer && { chat: createChatServer(chatServer) }),
})

/** Returns the products whose server does not respond within a time limit in milliseconds. */
export async function awayServers(servers: ModelServers, limit: number): Promise<string[]> {
  const answers = await Promise.all(
    Object.entries(servers).map(
      async ([product, server]: [string, { responds: (limit: number) => Promise<boolean> }]) =>
        (await server.responds(limit)) ? [] : [product],
    ),
  )
  return answers.flat()
}
