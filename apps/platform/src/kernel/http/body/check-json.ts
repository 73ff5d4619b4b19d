import { ApiFailure } from '../api-failure.ts'
import { jsonLimits } from './body-limits.ts'

/** Shorter texts are parsed in a few milliseconds, whatever they hold. */
const harmlessLength = 64 * 1024

const quote = 34
const comma = 44
const backslash = 92
const brace = 123
const open = new Set([91, brace])
const closed = new Set([93, 125])

const invalid = (msg: string) => new ApiFailure(422, [{ loc: ['body'], msg, type: 'json_too_complex' }])

/** Returns the index of the quote that ends a string, or the length of the text. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let before = end - 1
    while (text.charCodeAt(before) === backslash) before--
    // An even number of backslashes before it escape each other.
    if ((end - before) % 2 === 1) return end
  }
  return text.length
}

/**
 * Throws 422 for a JSON text that nests too deeply, or has too many values or fields in one object. Parsing a body of the allowed length takes milliseconds when
 * it is made of texts, and more than a second when it is made of brackets; this takes time linear in the length without building anything.
 */
export function checkJson(text: string, mostValues: number = jsonLimits.values): void {
  if (text.length <= harmlessLength) return
  let values = 0
  /** Fields of each open object so far; `undefined` for a list. */
  const parents: (number | undefined)[] = []
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (code === quote) index = endOfString(text, index)
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
