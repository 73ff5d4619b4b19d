import { log } from '../../kernel/log.ts'
import { countTokens } from '../engines/tokenizer.ts'

/** Special tokens that a model may add to a text, at most. */
const specialTokens = 64

/** Returns a count of tokens that is plausible for texts; our own count for none, zero, or one that no tokenizer gives. */
export function checkedTokens(reported: number | undefined, texts: readonly string[]): number {
  const bytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0)
  const most = bytes + texts.length * specialTokens
  if (reported !== undefined && reported > 0 && reported <= most) return reported
  if (reported !== undefined) log('warn', 'usage of the model server is not plausible', { reported, most })
  return texts.reduce((sum, text) => sum + countTokens(text), 0)
}
