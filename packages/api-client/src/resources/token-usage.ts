/** What a product call cost. */
export interface TokenUsage {
  /** Tokens that were charged to the key. */
  total_tokens: number
}
