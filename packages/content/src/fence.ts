/**
 * What a block of code in a guide is. `run`: a sample that the tests run. `fails`: the same, and the service refuses its request. `output`: what the sample before it prints, compared by shape.
 * `shown`: code that is not run, such as a command that installs something.
 */
export const fenceMarks = ['run', 'fails', 'output', 'shown'] as const

export type FenceMark = (typeof fenceMarks)[number]

/** The words after the language of a block of code. */
export interface Fence {
  mark: FenceMark
  /** Numbers of the highlighted lines, from 1. */
  lines: readonly number[]
}

/**
 * Parses the words after the language of a block of code: a mark, and lines to highlight (`run {2,5-7}`).
 *
 * @throws when there is no mark, so that no sample remains untested by mistake
 */
export function parseFence(words: string): Fence {
  const [, word, ranges = ''] = /^(\w+)(?: \{([\d,-]+)\})?$/.exec(words.trim()) ?? []
  const mark = fenceMarks.find((known) => known === word)
  if (mark === undefined)
    throw new Error(`A block of code is marked "${words}" instead of ${fenceMarks.join(', ')}.`)
  const lines = ranges.split(',').flatMap((range) => {
    if (range === '') return []
    const [first = 0, last = first] = range.split('-').map(Number)
    return Array.from({ length: last - first + 1 }, (_, index) => first + index)
  })
  return { mark, lines }
}
