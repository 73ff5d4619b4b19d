import type { ProductKey } from './products.ts'

/** The questions of each product, in the order of its page. */
const faqs = {
  reader: ['key', 'cost', 'balance', 'private', 'formats', 'empty', 'part', 'length'],
  embedding: ['length', 'lateChunking', 'models', 'openai'],
  reranker: ['why', 'score', 'languages'],
  classifier: ['modes', 'examples', 'more', 'private'],
  deepsearch: ['quotes', 'time', 'cost', 'openai'],
  tokenizer: ['token', 'which', 'chunks', 'embeddings'],
} as const satisfies Record<ProductKey, readonly string[]>

type Faqs = typeof faqs

/** A question: its product and its id, `reader.key`. Its texts are the messages `content-faq:<question>`. */
export type FaqQuestion = { [Product in keyof Faqs]: `${Product}.${Faqs[Product][number]}` }[keyof Faqs]

/** Returns the questions about a product. */
export const questionsOf = (product: ProductKey): FaqQuestion[] =>
  faqs[product].map((id) => `${product}.${id}` as FaqQuestion)
