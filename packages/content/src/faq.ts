import type { ProductKey } from './products.ts'

/** The questions of each product, in the order of its page. */
const faqs = {
  reader: ['key', 'cost', 'balance', 'private', 'formats', 'empty', 'part', 'length'],
  embedding: ['length', 'lateChunking', 'models', 'openai'],
  reranker: ['why', 'score', 'languages'],
  classifier: ['modes', 'examples', 'more', 'private'],
  tokenizer: ['token', 'which', 'chunks', 'embeddings'],
} as const satisfies Partial<Record<ProductKey, readonly string[]>>

type Faqs = typeof faqs

/** A question: its product and its id, `reader.key`. Its texts are the messages `content-faq:<question>`. */
export type FaqQuestion = { [Product in keyof Faqs]: `${Product}.${Faqs[Product][number]}` }[keyof Faqs]

/** Returns the questions about a product. The page of a product without any leaves the section out. */
export function questionsOf(product: ProductKey): FaqQuestion[] {
  const ids: readonly string[] = product in faqs ? faqs[product as keyof Faqs] : []
  return ids.map((id) => `${product}.${id}` as FaqQuestion)
}
