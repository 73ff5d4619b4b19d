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
