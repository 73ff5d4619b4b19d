/** What the form of the embeddings demo asks for. */
export interface EmbeddingChoice {
  model: string
  dimensions: number
  lateChunking: boolean
}

/** Returns the body of the demo's request. */
export const embeddingsBody = (
  { model, dimensions, lateChunking }: EmbeddingChoice,
  input: readonly string[],
) => ({
  model,
  dimensions,
  late_chunking: lateChunking,
  input,
})
