import type { ProductKey } from '../products.ts'

/** What a passage speaks of: a product, or what stands around all of them. */
export type PassageTopic = ProductKey | 'billing' | 'multilingual'

/** Passages of one language by topic. */
export type PassagesByTopic = Readonly<Partial<Record<PassageTopic, readonly string[]>>>

export interface Passage {
  text: string
  topic: PassageTopic
  /** Language tag of the text itself, for `lang`. */
  language: 'en' | 'de' | 'ja' | 'fr' | 'es' | 'it' | 'ko' | 'mn' | 'ru' | 'zh-CN' | 'zh-TW'
}
