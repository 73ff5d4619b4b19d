/** Usage of a product call. */
export interface TokenUsage {
  /** Tokens charged to the key. */
  total_tokens: number
}
