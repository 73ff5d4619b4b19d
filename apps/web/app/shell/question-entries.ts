import type { Settings } from '@search-foundation/store/preferences'

import { questionSlot } from '../ground/question-slot.ts'
import type { PageEntry } from './page-entries.ts'

/** Texts and addresses of the palette, as its `data-*` attributes hold them. */
interface QuestionTexts {
  /** "Ask the site: {question}" */
  ask?: string | undefined
  askHint?: string | undefined
  /** Address of the page that answers questions. */
  askPath?: string | undefined
}

/** Shortest text that is taken for a question, in characters. */
const shortest = 3

/**
 * Returns the entry that asks the site what is typed; with nothing typed, the one that asks the visitor's last question again. None when
 * the visitor has switched questions off, or there is nothing to ask.
 */
export function questionEntries(
  typed: string,
  { enableGlobalQA, lastQuestion }: Pick<Settings, 'enableGlobalQA' | 'lastQuestion'>,
  { ask = '', askHint = '', askPath = '' }: QuestionTexts,
): PageEntry[] {
  const question = typed === '' ? lastQuestion : typed
  if (!enableGlobalQA || question.length < shortest) return []
  const path = `${askPath}?${new URLSearchParams({ q: question })}`
  return [{ title: ask.replace(questionSlot, () => question), description: askHint, path }]
}
