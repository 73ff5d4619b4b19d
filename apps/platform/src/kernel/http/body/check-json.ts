import { ApiFailure } from '../api-failure.ts'
import { jsonLimits } from './body-limits.ts'

/** Shorter texts are parsed in a few milliseconds, whatever they hold. */
export const harmlessLength = 64 * 1024

const quote = 34
const comma = 44
const backslash = 92
const brace = 123
const open = new Set([91, brace])
const closed = new Set([93, 125])

const invalid = (msg: string) => new ApiFailure(422, [{ loc: ['body'], msg, type: 'json_too_complex' }])

/** Returns how many backslashes are before an index of a part, not before `from`. */
function backslashesBefore(part: Uint8Array, index: number, from: number): number {
  let before = index - 1
  while (before >= from && part[before] === backslash) before--
  return index - 1 - before
}

/**
 * Returns a function that is given the bytes of a JSON text, part by part, and throws 422 when it nests too deeply, or has too many values or fields in one object. Parsing a
 * body of the allowed length takes milliseconds when it is made of texts, and more than a second when it is made of brackets; this takes time linear in the length without
 * building anything.
 */
export function createJsonCheck(mostValues: number): (part: Uint8Array) => void {
  let values = 0
  /** Fields of each open object so far; `undefined` for a list. */
  const parents: (number | undefined)[] = []
  /** Whether the last part ended within a string, and there with a backslash that escapes what follows. */
  let isInString = false
  let isEscaped = false

  /** Returns the index of the quote that ends a string, whose content goes on at an index; the length of a part in which it does not end. */
  function endOfString(part: Uint8Array, from: number): number {
    for (let end = part.indexOf(quote, from); end >= 0; end = part.indexOf(quote, end + 1)) {
      isInString = backslashesBefore(part, end, from) % 2 === 1
      if (!isInString) return end
    }
    isInString = true
    isEscaped = backslashesBefore(part, part.length, from) % 2 === 1
    return part.length
  }

  return (part) => {
    if (part.length === 0) return
    for (
      let index = isInString ? endOfString(part, Number(isEscaped)) + 1 : 0;
      index < part.length;
      index++
    ) {
      const code = part[index] ?? 0
      if (code === quote) index = endOfString(part, index + 1)
      else if (code === comma) {
        values++
        const last = parents.length - 1
        const fields = parents[last]
        if (fields !== undefined) parents[last] = fields + 1
        if (fields === jsonLimits.fields)
          throw invalid(`The body has an object of more than ${jsonLimits.fields} fields.`)
      } else if (open.has(code)) {
        parents.push(code === brace ? 1 : undefined)
        values++
      } else if (closed.has(code)) parents.pop()
      if (parents.length > jsonLimits.depth)
        throw invalid(`The body nests values more than ${jsonLimits.depth} levels deep.`)
      if (values > mostValues) throw invalid(`The body has more than ${mostValues} values.`)
    }
  }
}
