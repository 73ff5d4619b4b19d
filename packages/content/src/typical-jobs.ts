/**
 * Jobs whose costs the page of prices shows. They are assumptions that a visitor replaces with numbers of their own; prices and packs are not
 * here, since the platform applies them.
 */
export const typicalJobs = {
  /** Reads web pages. 1,500 tokens are an article of about 1,100 English words. */
  read: { pages: 1_000_000, tokensPerPage: 1500 },
  /** Embeds a corpus of English text. */
  embed: { bytes: 10_000_000_000 },
  /** Reranks the results of a shop's search. The query is counted once per request, as are the tokens of each product. */
  rerank: { days: 30, searchesPerDay: 10_000, queryTokens: 10, products: 50, tokensPerProduct: 60 },
  /** Bytes of English text that make a token: letters are one byte, and a token is about four of them with the current tokenizers. */
  bytesPerToken: 4,
} as const
