/**
 * What developers type into the search, each with the addresses of which one is the right first result: an address of a page stands for all
 * of its sections. They were written before the search was built.
 */
export const searchQuestions: readonly (readonly [question: string, ...right: string[]])[] = [
  // Names of pages, as far as people remember them.
  ['quickstart', '/docs/quickstart'],
  ['rate limits', '/docs/rate-limits'],
  ['errors', '/docs/errors'],
  ['webhooks', '/docs/webhooks'],
  ['install sdk', '/docs/install'],
  ['openai client', '/docs/openai-client'],
  ['self hosting', '/docs/self-hosting'],
  ['streaming', '/docs/streaming'],
  // Misspelled.
  ['embedings', '/docs/embeddings', '/embeddings'],
  ['reranker api', '/docs/reranking', '/docs/reference/rerank', '/reranker'],
  ['idempotancy', '/docs/retries'],
  ['clasification', '/docs/classification', '/classifier'],
  ['authentification', '/docs/authentication'],
  // Codes and names of errors.
  ['rate_limit_exceeded', '/docs/errors#rate_limit_exceeded'],
  ['invalid_api_key', '/docs/errors#invalid_api_key'],
  ['insufficient_quota', '/docs/errors#insufficient_quota'],
  ['SecurityCompromiseError', '/docs/errors'],
  ['error 402', '/docs/errors'],
  ['Retry-After', '/docs/rate-limits', '/docs/retries', '/docs/errors'],
  // Fields, headers and addresses.
  ['late_chunking', '/docs/embeddings', '/docs/reference/create-embeddings'],
  ['embedding_type', '/docs/embeddings', '/docs/reference/create-embeddings'],
  ['dimensions', '/docs/embeddings', '/docs/reference/create-embeddings'],
  ['X-Target-Selector', '/docs/reading-pages', '/docs/reference/read-page'],
  ['reasoning_effort', '/docs/deep-search', '/docs/reference/create-chat-completion'],
  ['return_chunks', '/docs/segmentation', '/docs/reference/segment'],
  ['/v1/rerank', '/docs/reference/rerank'],
  ['list classifiers', '/docs/reference/list-classifiers'],
  ['create webhook', '/docs/reference/create-webhook', '/docs/webhooks'],
  // Questions.
  ['how do I create an api key', '/docs/quickstart', '/docs/authentication'],
  ['limit what a key can spend', '/docs/authentication', '/docs/reference/set-spend-limit'],
  ['embed a million documents', '/docs/million-documents'],
  ['how to cancel a bulk job', '/docs/million-documents', '/docs/reference/cancel-bulk-embeddings'],
  ['read a page that needs javascript', '/docs/reading-pages'],
  ['train a classifier with examples', '/docs/classification', '/docs/reference/train'],
  ['count tokens of a text', '/docs/segmentation', '/docs/reference/count-tokens', '/docs/reference/segment'],
  ['retry a failed request', '/docs/retries'],
  ['verify webhook signature', '/docs/webhooks'],
  ['where is my data stored and for how long', '/docs/security'],
  ['download an invoice', '/docs/billing', '/docs/reference/get-receipt'],
  ['run on several servers', '/docs/several-machines'],
]
