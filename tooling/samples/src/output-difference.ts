import { shapeDifference } from './shape-difference.ts'

/**
 * Returns how what a sample printed differs from what its page shows; undefined when it does not. JSON is compared by shape, text by its
 * words: numbers may differ.
 *
 * @param language of the block on the page: `json` or `text`
 */
export function outputDifference(language: string, shown: string, printed: string): string | undefined {
  if (language === 'json') return shapeDifference(parse(shown, 'The page'), parse(printed, 'The sample'))
  const [expected, found] = [withoutNumbers(shown), withoutNumbers(printed)]
  return expected === found ? undefined : `The sample printed:\n${printed.trim()}`
}

function parse(text: string, who: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error(`${who} has no JSON: ${text.slice(0, 300)}`, { cause: error })
  }
}

const withoutNumbers = (text: string): string => text.trim().replaceAll(/-?\d+(\.\d+)?(e-?\d+)?/g, '0')
