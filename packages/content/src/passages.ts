import { englishPassages } from './passages/english-passages.ts'
import {
  italianPassages,
  koreanPassages,
  mongolianPassages,
  russianPassages,
  simplifiedChinesePassages,
  traditionalChinesePassages,
} from './passages/further-passages.ts'
import type { Passage, PassagesByTopic, PassageTopic } from './passages/passage.ts'
import {
  frenchPassages,
  germanPassages,
  japanesePassages,
  spanishPassages,
} from './passages/passages-in-other-languages.ts'

export type { Passage, PassageTopic } from './passages/passage.ts'

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

/** Short statements about search, at most 140 characters each, in our own words and in every language of the site. */
export const passages: readonly Passage[] = [
  ...flat('en', englishPassages),
  ...flat('de', germanPassages),
  ...flat('ja', japanesePassages),
  ...flat('fr', frenchPassages),
  ...flat('es', spanishPassages),
  ...flat('it', italianPassages),
  ...flat('ko', koreanPassages),
  ...flat('mn', mongolianPassages),
  ...flat('ru', russianPassages),
  ...flat('zh-CN', simplifiedChinesePassages),
  ...flat('zh-TW', traditionalChinesePassages),
]
