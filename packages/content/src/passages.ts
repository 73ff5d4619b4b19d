import type { ProductKey } from './products.ts'
import {
  germanPassages,
  frenchPassages,
  japanesePassages,
  spanishPassages,
} from './passages/passages-in-other-languages.ts'
import { englishPassages } from './passages/english-passages.ts'

/** What a passage speaks of: a product, or what stands around all of them. */
export type PassageTopic = ProductKey | 'billing' | 'multilingual'

/** Passages of one language by topic. */
export type PassagesByTopic = Readonly<Partial<Record<PassageTopic, readonly string[]>>>

export interface Passage {
  text: string
  topic: PassageTopic
  /** Language tag of the text itself, for `lang`. */
  language: 'en' | 'de' | 'ja' | 'fr' | 'es'
}

const topics: readonly PassageTopic[] = [
  'reader',
  'tokenizer',
  'embedding',
  'reranker',
  'classifier',
  'deepsearch',
  'billing',
  'multilingual',
]

const flat = (language: Passage['language'], byTopic: PassagesByTopic): Passage[] =>
  topics.flatMap((topic) => (byTopic[topic] ?? []).map((text) => ({ text, topic, language })))

/** Short statements about search, at most 140 characters each, in our own words and in five languages. */
export const passages: readonly Passage[] = [
  ...flat('en', englishPassages),
  ...flat('de', germanPassages),
  ...flat('ja', japanesePassages),
  ...flat('fr', frenchPassages),
  ...flat('es', spanishPassages),
]
