import type { ModelServerConfig } from '../../kernel/config.ts'
import { ApiFailure } from '../../kernel/http/api-failure.ts'
import { openAiServer } from './open-ai-server.ts'
import type { ServerProtocol } from './server-protocol.ts'
import { serverResponds } from './server-responds.ts'
import { teiServer } from './tei-server.ts'

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
