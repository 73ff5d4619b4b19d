import type { ModelServerConfig } from '../../kernel/config.ts'
import { ApiFailure } from '../../kernel/http/api-failure.ts'
import { openAiServer } from './open-ai-server.ts'
import { serverResponds } from './server-responds.ts'
import { teiServer } from './tei-server.ts'

/** Texts to embed, as a model server takes them. */
export interface EmbedOrder {
  /** Public id of the model. */
  model: string
  texts: readonly string[]
  /** Whether vectors have length 1. */
  normalized: boolean
  /** Whether texts that are too long for the model are cut; the server rejects them otherwise. */
  truncate: boolean
}

/** A query and the texts to order by it. */
export interface RankOrder {
  model: string
  query: string
  texts: readonly string[]
  truncate: boolean
}

/** What a kind of server computes, with the tokens that it counted. Throws `ApiFailure`. */
export interface ServerProtocol {
  embed(order: EmbedOrder, signal: AbortSignal): Promise<{ vectors: number[][]; tokens: number }>
  /** Returns the relevance of each text, in their order. */
  rank(order: RankOrder, signal: AbortSignal): Promise<{ scores: number[]; tokens: number }>
  /** Path of a call that succeeds while the server works. */
  healthPath: string
}

/** A server of open weights for a product. */
export interface ModelServer extends Omit<ServerProtocol, 'healthPath'> {
  /** Whether it responds within a time limit in milliseconds. */
  responds(limit: number): Promise<boolean>
}

/** Returns the server of a product. Orders have public ids of models; one that it does not serve is 400. */
export function createModelServer(config: ModelServerConfig): ModelServer {
  const { embed, rank, healthPath } = config.kind === 'tei' ? teiServer(config) : openAiServer(config)

  /** Its own id of a public model. */
  function modelOf(publicId: string): string {
    const own = config.models.size === 0 ? publicId : config.models.get(publicId)
    if (own !== undefined) return own
    const served = [...config.models.keys()].join(', ')
    throw new ApiFailure(400, `The model ${publicId} isn't available here. Available: ${served}.`)
  }

  return {
    embed: (order, signal) => embed({ ...order, model: modelOf(order.model) }, signal),
    rank: (order, signal) => rank({ ...order, model: modelOf(order.model) }, signal),
    responds: (limit) => serverResponds(config, healthPath, limit),
  }
}
