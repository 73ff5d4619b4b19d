import type { Random } from '../../kernel/random.ts'

/** Stands before the first token of a sequence. */
const start = '\u0002'
/** Follows the last token of a sequence. */
const end = '\u0003'

/** The tokens counted after one context. */
interface Continuations {
  counts: Map<string, number>
  total: number
}

/** A statistical language model over tokens, which are any strings without control characters. */
export interface NgramModel {
  /** Draws the token that follows `history`; undefined at the end of the sequence. */
  next: (history: readonly string[], random: Random) => string | undefined
  /** Probability of a token, or of the end (undefined), after `history`. */
  probability: (history: readonly string[], token: string | undefined) => number
}

const keyOf = (context: readonly string[]) => context.join('\u0001')

function count(table: Map<string, Continuations>, context: readonly string[], token: string, add: number) {
  const key = keyOf(context)
  const known = table.get(key) ?? { counts: new Map<string, number>(), total: 0 }
  known.counts.set(token, (known.counts.get(token) ?? 0) + add)
  known.total += add
  table.set(key, known)
}

/**
 * Counts the n-grams of every length up to `order`. The longest are counted as often as they occur; shorter ones once for each
 * different token before them, from which Kneser-Ney smoothing estimates how freely a token combines.
 */
function countContinuations(sequences: Iterable<readonly string[]>, order: number) {
  const table = new Map<string, Continuations>()
  const seen = new Set<string>()
  for (const sequence of sequences) {
    const tokens = [...Array.from({ length: order - 1 }, () => start), ...sequence, end]
    for (let index = order - 1; index < tokens.length; index++) {
      const token = tokens[index] ?? end
      for (let length = order; length >= 1; length--) {
        const context = tokens.slice(index - length + 1, index)
        // A shorter n-gram counts only with the first occurrence of the longer one around it.
        if (length < order) {
          const longer = keyOf(tokens.slice(index - length, index + 1))
          if (seen.has(longer)) break
          seen.add(longer)
        }
        count(table, context, token, 1)
      }
    }
  }
  return table
}

export interface NgramOptions {
  /** A token is predicted from the `order - 1` tokens before it at most. */
  order: number
  /**
   * What is taken from every counted continuation, between 0 and 1, and given to the prediction from fewer tokens. Estimates for
   * compression are near 0.75; a lower value keeps what is drawn closer to the training texts.
   */
  discount: number
}

/** Trains a model by interpolated Kneser-Ney smoothing (1995). Trained on nothing, it ends at once. */
export function trainNgramModel(
  sequences: Iterable<readonly string[]>,
  { order, discount }: NgramOptions,
): NgramModel {
  const table = countContinuations(sequences, order)
  const root = table.get('')
  const padding = Array.from({ length: order - 1 }, () => start)

  /** The contexts of a history that were counted, longest first. */
  function* contextsOf(history: readonly string[]): Generator<Continuations> {
    const recent = [...padding, ...history.slice(-padding.length)].slice(-padding.length)
    for (let length = padding.length; length >= 0; length--) {
      const known = table.get(keyOf(recent.slice(padding.length - length)))
      if (known !== undefined) yield known
    }
  }

  return {
    next(history, random) {
      for (const known of contextsOf(history)) {
        let left = random.next() * known.total
        for (const [token, times] of known.counts) {
          left -= known === root ? times : times - discount
          if (left < 0) return token === end ? undefined : token
        }
      }
      return undefined
    },
    probability(history, token = end) {
      let mass = 1
      let sum = 0
      for (const known of contextsOf(history)) {
        const { counts, total } = known
        const times = counts.get(token) ?? 0
        sum += mass * ((known === root ? times : Math.max(0, times - discount)) / total)
        mass *= (discount * counts.size) / total
      }
      return sum
    },
  }
}

/** Draws a whole sequence, of `limit` tokens at most. */
export function drawSequence(model: NgramModel, random: Random, limit: number): string[] {
  const tokens: string[] = []
  while (tokens.length < limit) {
    const token = model.next(tokens, random)
    if (token === undefined) break
    tokens.push(token)
  }
  return tokens
}
