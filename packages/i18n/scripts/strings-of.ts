/** A comment, a quoted string, or a character that begins or ends a part of the code. */
const token = /\/\/.*|\/\*[^]*?\*\/|'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|[`{}]/gy
/** Text of a template string up to its next slot or its end. */
const templatePart = /((?:[^`\\$]|\\.|\$(?!\{))*)(`|\$\{)/gy

/**
 * Returns the contents of all string literals and template strings of a source, in templates with `${}` for each slot. Strings
 * within slots are returned too. Comments are skipped.
 */
export function stringsOf(source: string): string[] {
  const found: string[] = []
  readCode(source, 0, found)
  return found
}

/** Reads code up to the brace that closes it, or to the end. Returns the position after it. */
function readCode(source: string, start: number, found: string[]): number {
  let depth = 0
  for (let position = start; position < source.length;) {
    token.lastIndex = position
    const match = token.exec(source)
    position = match === null ? position + 1 : token.lastIndex
    const [text, single, double] = match ?? []
    if (single !== undefined || double !== undefined) found.push(single ?? double ?? '')
    if (text === '`') position = readTemplate(source, position, found)
    if (text === '{') depth += 1
    if (text === '}' && depth-- === 0) return position
  }
  return source.length
}

/** Reads a template string after its first backtick. Returns the position after its last one. */
function readTemplate(source: string, start: number, found: string[]): number {
  let position = start
  let template = ''
  for (;;) {
    templatePart.lastIndex = position
    const [, text = '', end] = templatePart.exec(source) ?? []
    if (end === undefined) return source.length
    position = templatePart.lastIndex
    template += text
    if (end === '`') break
    template += '${}'
    position = readCode(source, position, found)
  }
  found.push(template)
  return position
}
